import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import type { SaveFindings } from "../../tools/desk/saving/checking";
import { photoChange, repository } from "../support/editor/changes";
import { startDeskHere } from "../support/editor/desk-here";
import { sendRaw } from "../support/readers/raw-request";

const { url, onDisk, opened, put, remove, save, close } = await startDeskHere();
afterAll(close);

const page = "pages/o-nas.md";

test("the page, the editor and its fonts come from here, under a strict policy", async () => {
  const response = await fetch(url);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'wasm-unsafe-eval';");
  const html = await response.text();
  expect(html).not.toMatch(/https?:/);
  const script = await fetch(new URL("editor.js", url));
  expect(script.headers.get("content-type")).toMatch(/^application\/javascript/);
  const chunks = [...(await script.text()).matchAll(/chunks\/[\w-]+\.js/g)].map(([name]) => name);
  const texts = await Promise.all(chunks.map(async (name) => (await fetch(new URL(name, url))).text()));
  const fonts = [...texts.join("").matchAll(/url\((assets\/[^)]+\.woff2)\)/g)].map(([, name = ""]) => name);
  expect(fonts).toHaveLength(3);
  for (const name of fonts) expect((await fetch(new URL(name, url))).status).toBe(200);
});

test("only pages of this machine's own address are answered, and only they may write", async () => {
  const host = new URL(url).host;
  const raw = (request: string[]) => sendRaw(url, [...request, "Connection: close"]);
  expect((await raw(["GET /redakcja/api/user HTTP/1.1", "Host: evil.example"])).status).toBe(403);
  expect(
    (await raw(["GET /redakcja/api/user HTTP/1.1", `Host: ${host}`, "Sec-Fetch-Site: cross-site"])).status,
  ).toBe(403);
  for (const odd of ["[", "a b", "", "localhost:x"])
    expect([odd, (await raw(["GET /redakcja/api/user HTTP/1.1", `Host: ${odd}`])).status]).toEqual([
      odd,
      403,
    ]);
  const { text, version } = await opened(page);
  expect((await put(page, text, version, { "X-Desk": "" })).status).toBe(403);
  expect((await put(page, text, version, { "Sec-Fetch-Site": "same-site" })).status).toBe(403);
});

const kindsFile = "kinds.yaml";

type FormField = { name: string; label: string; fields?: FormField[]; options?: { value: string }[] };

/** Returns the fields inside the object field `below` of one of the editor's forms. */
async function formFields(name: string, below: string): Promise<FormField[]> {
  const { cms } = await (await fetch(`${url}config.json`)).json();
  const kinds = cms.collections.flatMap((one: { files?: object[] }) => one.files ?? [one]);
  const form = kinds.find((one: { name: string }) => one.name === name) as { fields: FormField[] };
  return form.fields.find((field) => field.name === below)?.fields ?? [];
}

test("a measure is renamed in the kinds and then in its products, although content is at odds meanwhile (25.15)", async () => {
  const product = "products/grzejnik-drabinkowy-500x1200.yaml";
  const [kinds, radiator] = [await opened(kindsFile), await opened(product)];
  const renamed = (text: string) => text.replace("rungDiameter", "pipeSize");
  const answer = await put(kindsFile, renamed(kinds.text), kinds.version);
  const { issues } = (await answer.json()) as SaveFindings;
  expect(issues).toContainEqual(
    expect.stringMatching(/^produkt „[^”]+”: measures\.rungDiameter: kinds\.yaml nie ma takiego wymiaru/),
  );
  expect((await formFields("products", "measures")).map(({ name }) => name)).toContain("pipeSize");
  const saved = await put(product, renamed(radiator.text), radiator.version);
  expect(await saved.json()).toMatchObject({ issues: [] });
  expect(onDisk(product)).toContain("pipeSize");
});

test("a file that cannot be read is shown before the forms with its line, to be corrected as text", async () => {
  const name = "news/kolekcja-lira.md";
  const before = onDisk(name);
  writeFileSync(`content/${name}`, before.replace(/^date: .*$/m, 'date: "2026-02-31"'));
  const html = await (await fetch(url)).text();
  expect(html).toContain("Najpierw popraw te pliki");
  expect(html).toMatch(/wiersz \d+: date: nie ma takiego dnia/);
  const versionIn = (page: string) => /name="version" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const mend = (text: string, version = versionIn(html), Origin = new URL(url).origin) =>
    fetch(`${url}mend`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin },
      body: new URLSearchParams({ name, version, text }),
    });
  expect((await mend(before, versionIn(html), "https://evil.example")).status).toBe(403);
  expect((await mend("---\ntitle: <b>\n---\n")).status).toBe(303);
  const still = await (await fetch(url)).text();
  expect(still).toContain("title: &lt;b&gt;");
  expect((await mend(before)).status).toBe(409);
  expect((await mend(before, versionIn(still))).status).toBe(303);
  expect(onDisk(name)).toBe(before);
  expect(await (await fetch(url)).text()).toContain("editor.js");
});

test("a picture that is shown somewhere stays, with who shows it; another goes with all its files", async () => {
  const used = await remove("public/images/packshots/osta-wieszak-czarny-mat.avif");
  expect([used.status, await used.text()]).toEqual([409, expect.stringContaining("produkt „Wieszak Osta”")]);
  expect((await remove("public/images/../../package.json")).status).toBe(400);
});

test("a picture is made in its widths, once, and in place of another only by being replaced (25.8)", async () => {
  const photo = (background: string, width = 1500) =>
    sharp({ create: { width, height: 1000, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const send = (name: string, bytes: Uint8Array, more = {}) => save([photoChange(name, bytes, more)]);
  const small = await send("news/nowy-salon.jpg", await photo("red", 900));
  expect([small.status, await small.text()]).toEqual([422, expect.stringContaining("weź większe")]);
  const heavy = await send("news/nowy-salon.jpg", Buffer.alloc(30_000_001));
  expect([heavy.status, await heavy.text()]).toEqual([422, expect.stringContaining("30 MB")]);
  expect(existsSync("public/images/news/nowy-salon-320.avif")).toBe(false);

  expect((await send("news/nowy-salon.jpg", await photo("red"))).status).toBe(200);
  const shown = await fetch(new URL(`${repository}/media/desk/public/images/news/nowy-salon.avif`, url));
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(
    readFileSync("public/images/news/nowy-salon-320.avif"),
  );
  // An existing picture is recognised by its smallest file, before the other sizes are made.
  const encoded = vi.spyOn(sharp.prototype, "avif");
  expect((await send("news/nowy-salon.jpg", await photo("red"))).status).toBe(200);
  const other = await send("news/nowy-salon.png", await photo("blue"));
  expect([other.status, await other.text()]).toEqual([409, expect.stringContaining("zmień nazwę pliku")]);
  expect(encoded).toHaveBeenCalledTimes(2);
  const replace = async (left: number, width: number) => {
    const crop = { left, top: 0, width, height: 1000 };
    return send("news/nowy-salon.avif", await photo("blue", 2000), { operation: "update", crop });
  };
  for (const [left, width] of [
    [600, 1500],
    [-1, 1500],
    [0, 1500.5],
  ] as const)
    expect([left, (await replace(left, width)).status]).toEqual([left, 422]);
  expect((await replace(500, 1500)).status).toBe(200);
  const { dominant } = await sharp("public/images/news/nowy-salon-320.avif").stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  expect((await remove("public/images/news/nowy-salon.avif")).status).toBe(200);
  expect(existsSync("public/images/news/nowy-salon-320.avif")).toBe(false);
  expect(onDisk("image-sizes.json")).not.toContain('"news/nowy-salon"');
});
