import { readFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { expect, inject, test } from "vitest";
import { bimFile } from "~/range/product/files";
import { readProducts } from "~/range/products/products.server";

const served = "build/client";
const products = readProducts()
  .files.map(({ data }) => data)
  .filter(({ downloads }) => downloads.length > 0);
/** In the order of their codes, as in every ZIP. */
const compared = products.slice(0, 3).sort((one, other) => (one.code < other.code ? -1 : 1));
const slugs = compared.map(({ slug }) => slug);

const site = { url: inject("siteUrl") };

const ask = (names: readonly string[], init?: RequestInit) =>
  fetch(`${site.url}/pliki/porownanie.zip?porownaj=${encodeURIComponent(names.join())}`, init);

async function opened(response: Response) {
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

test("a comparison's ZIP has a folder for each product, with its data sheet, BIM file and models byte for byte (2.8)", async () => {
  const files = await opened(await ask(slugs));
  const expected = compared.flatMap((product) => {
    const { code, slug, downloads } = product;
    const made = [`/files/karty/${code}-${slug}.pdf`, bimFile(product) ?? ""];
    return [...made, ...downloads.map((download) => download.path)].map(
      (href) => [`${code}-${slug}/${path.basename(href)}`, readFileSync(path.join(served, href))] as const,
    );
  });
  expect([...files.keys()]).toEqual(expected.map(([name]) => name));
  for (const [name, bytes] of expected) expect(files.get(name)?.equals(bytes), name).toBe(true);
});

test("it is saved under a readable name, cached by the visitor's browser alone, and the same in any order or by number (2.8)", async () => {
  const [one, other] = [await ask(slugs), await ask([compared[2]?.code ?? "", ...slugs.toReversed()])];
  const [bytes, same] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  expect(Buffer.from(bytes).equals(Buffer.from(same))).toBe(true);
  expect(Object.fromEntries(one.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="modrawa-porownanie.zip"',
    "cache-control": "private, max-age=600",
    "content-length": String(bytes.byteLength),
    etag: other.headers.get("ETag"),
  });
});

test.each([[[]], [["nie-ma"]], [["../../package.json"]]])("%j has no files", async (names) => {
  const response = await ask(names);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Nie ma plików do pobrania");
});

test("the comparison's page links to it", async () => {
  const page = await fetch(`${site.url}/produkty?porownaj=${slugs.toReversed().join()}`);
  expect(await page.text()).toContain(`href="/pliki/porownanie.zip?porownaj=${slugs.join()}"`);
});
