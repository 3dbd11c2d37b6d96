import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { OpenFile, SaveResult } from "../../tools/desk/files";
import { serveDesk } from "../../tools/desk/server";
import { sendRaw } from "../support/readers/raw-request";
import { linkPublic } from "../support/runner/linked-public";

// Every save checks all of the content.
vi.setConfig({ testTimeout: 240_000 });

let server: Server;
let url: string;

beforeAll(async () => {
  // Works on a copy, because these tests write to the content.
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-desk-"));
  cpSync("content", path.join(folder, "content"), { recursive: true, dereference: true });
  linkPublic(path.resolve("public"), folder);
  process.chdir(folder);
  server = await serveDesk({ port: 0, siteUrl: "http://localhost:3000" });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/redakcja/`;
});

afterAll(() => server?.close());

const page = "pages/o-nas.md";
const onDisk = (name: string) => readFileSync(path.join("content", name), "utf8");

async function opened(name: string): Promise<OpenFile> {
  const { files } = (await (await fetch(`${url}files`)).json()) as { files: Record<string, OpenFile> };
  return files[name] as OpenFile;
}

function put(name: string, body: string, version?: string, headers: Record<string, string> = {}) {
  return fetch(`${url}files/${name}`, {
    method: "PUT",
    body,
    headers: { "X-Desk": "1", ...(version && { "If-Match": version }), ...headers },
  });
}

test("the page, the editor and its fonts come from here, under a strict policy", async () => {
  const response = await fetch(url);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'wasm-unsafe-eval';");
  const html = await response.text();
  expect(html).not.toMatch(/https?:/);
  const script = await fetch(new URL("editor.js", url));
  expect([script.status, script.headers.get("content-type")]).toEqual([
    200,
    "application/javascript; charset=utf-8",
  ]);
  const chunks = [...(await script.text()).matchAll(/chunks\/[\w-]+\.js/g)].map(([name]) => name);
  const texts = await Promise.all(chunks.map(async (name) => (await fetch(new URL(name, url))).text()));
  const fonts = [...texts.join("").matchAll(/url\((assets\/[^)]+\.woff2)\)/g)].map(([, name = ""]) => name);
  expect(fonts).toHaveLength(3);
  for (const name of fonts) expect((await fetch(new URL(name, url))).status).toBe(200);
});

test("only pages of this machine's own address are answered, and only they may write", async () => {
  const host = new URL(url).host;
  const raw = (request: string[]) => sendRaw(url, [...request, "Connection: close"]);
  expect((await raw(["GET /redakcja/files HTTP/1.1", "Host: evil.example"])).status).toBe(403);
  expect(
    (await raw(["GET /redakcja/files HTTP/1.1", `Host: ${host}`, "Sec-Fetch-Site: cross-site"])).status,
  ).toBe(403);
  for (const odd of ["[", "a b", "", "localhost:x"])
    expect([odd, (await raw(["GET /redakcja/files HTTP/1.1", `Host: ${odd}`])).status]).toEqual([odd, 403]);
  const { text, version } = await opened(page);
  expect((await put(page, text, version, { "X-Desk": "" })).status).toBe(403);
  expect((await put(page, text, version, { "Sec-Fetch-Site": "same-site" })).status).toBe(403);
});

test("what is saved is written in the canonical form, and saving it again changes nothing", async () => {
  const { text, version } = await opened(page);
  const first = await put(page, text.replace(/^title: .*$/m, "title:   'Inny tytuł'"), version);
  expect(await first.json()).toMatchObject({ issues: [] });
  expect(onDisk(page)).toMatch(/^title: Inny tytuł$/m);
  const again = await opened(page);
  await put(page, again.text, again.version);
  expect(onDisk(page)).toBe(again.text);
});

test("a file with an issue is rejected with its sentence and not written", async () => {
  const { text, version } = await opened(page);
  const answer = await put(page, text.replace(/^title: .*\n/m, ""), version);
  expect([answer.status, await answer.text()]).toEqual([
    422,
    "strona „pages/o-nas.md”, Tytuł: brakuje tego pola",
  ]);
  expect(onDisk(page)).toBe(text);
});

test("an issue between files is saved and reported", async () => {
  const { text, version } = await opened(page);
  const link = "\n[Nie ma takiej strony](/nie-ma-takiej-strony)\n";
  const answer = await put(page, text + link, version);
  const { issues } = (await answer.json()) as SaveResult;
  expect(issues).toEqual([
    expect.stringMatching(/^strona „[^”]+”, Treść › wiersz \d+: nie ma strony \/nie-ma-takiej-strony$/),
  ]);
  const saved = await opened(page);
  expect(await (await put(page, text, saved.version)).json()).toMatchObject({ issues: [] });
});

test("what someone else has changed, removed or created meanwhile is not overwritten (25.6)", async () => {
  const { text, version } = await opened(page);
  writeFileSync(path.join("content", page), `${text}\nInne zdanie.\n`);
  const answer = await put(page, text, version);
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringMatching(/^Ten plik zmienił ktoś inny/),
  ]);
  expect(onDisk(page)).toBe(`${text}\nInne zdanie.\n`);
  expect((await put(page, text)).status).toBe(409);
  writeFileSync(path.join("content", page), text);
});

test.each([
  "package.json",
  "..%2fpackage.json",
  "pages%2f..%2f..%2fpackage.json",
  "fitting/syfon.json",
  "products/a/b.yaml",
])("%s is no file of the desk", async (name) => {
  const answer = await put(name, "{}");
  expect([answer.status, await answer.text()]).toEqual([400, "Redakcja nie zapisuje takiego pliku."]);
});

test("5 MB of Markdown and a YAML bomb get a sentence, and nothing is left half written", async () => {
  const { text, version } = await opened(page);
  const long = await put(page, text + "Zdanie. ".repeat(650_000), version);
  expect([long.status, await long.text()]).toEqual([413, "Tekst jest za długi: podziel go na kilka plików."]);
  const levels = Array.from({ length: 9 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n}, `.repeat(9)}]`);
  const bomb = await put(page, `---\na0: &a0 [x]\n${levels.join("\n")}\n---\n`, version);
  expect([bomb.status, await bomb.text()]).toEqual([
    422,
    expect.stringContaining("za dużo odwołań do powtórzonych wartości"),
  ]);
  expect(onDisk(page)).toBe(text);
  expect(readdirSync("content/pages").filter((name) => !name.endsWith(".md"))).toEqual([]);
});

const kindsFile = "kinds.yaml";

type FormField = { name: string; label: string; fields?: FormField[]; options?: { value: string }[] };

/** Returns the fields of a form of the editor; `below` is a field of objects whose fields are meant. */
async function formFields(name: string, below: string): Promise<FormField[]> {
  const { cms } = await (await fetch(`${url}config.json`)).json();
  const kinds = cms.collections.flatMap((one: { files?: object[] }) => one.files ?? [one]);
  const form = kinds.find((one: { name: string }) => one.name === name) as { fields: FormField[] };
  return form.fields.find((field) => field.name === below)?.fields ?? [];
}

test("a folded entry of a list shows its name, not its key", async () => {
  const { cms } = await (await fetch(`${url}config.json`)).json();
  const { files } = cms.collections.find(({ name }: { name: string }) => name === "range");
  const { fields } = files.find(({ name }: { name: string }) => name === "kinds");
  const measures = fields.find(({ name }: { name: string }) => name === "measures");
  expect(measures).toMatchObject({ summary: "{{fields.label}}" });
  const shopFile = cms.collections
    .find(({ name }: { name: string }) => name === "brand")
    .files.find(({ name }: { name: string }) => name === "points-of-sale");
  const shops = shopFile.fields.find(({ name }: { name: string }) => name === "pointsOfSale");
  expect(shops).toMatchObject({ summary: "{{fields.name}}" });
});

test("a measure that is added has its field in the form of products, and is a choice for roles (25.6, 25.15)", async () => {
  const { text, version } = await opened(kindsFile);
  const facet = "facet: { parameter: przewod, order: 4 }";
  const measure = `measures:\n  - { id: cableLength, label: Długość przewodu, key: 6, ${facet} }\n`;
  const answer = await put(
    kindsFile,
    text.replace("measures:\n  - id: width", `${measure}  - id: width`),
    version,
  );
  expect(await answer.json()).toMatchObject({ issues: [] });
  expect(await formFields("products", "measures")).toContainEqual(
    expect.objectContaining({ name: "cableLength", label: "Długość przewodu" }),
  );
  const roles = await formFields("kinds", "roles");
  const { options } = roles.find(({ name }) => name === "spoutReach") ?? {};
  expect(options?.map(({ value }) => value)).toContain("cableLength");

  const product = "products/lira-bateria-umywalkowa-niska.yaml";
  const before = await opened(product);
  const longer = before.text.replace("measures:\n", "measures:\n  cableLength: 1500\n");
  expect(await (await put(product, longer, before.version)).json()).toMatchObject({ issues: [] });
  expect(onDisk(product)).toContain("cableLength: 1500");
  expect((await put(product, before.text, (await opened(product)).version)).status).toBe(200);
  expect((await put(kindsFile, text, (await opened(kindsFile)).version)).status).toBe(200);
});

test("a measure is renamed in the kinds and then in its products, although content is at odds meanwhile (25.15)", async () => {
  const product = "products/grzejnik-drabinkowy-500x1200.yaml";
  const [kinds, radiator] = [await opened(kindsFile), await opened(product)];
  const renamed = (text: string) => text.replace("rungDiameter", "pipeSize");
  const answer = await put(kindsFile, renamed(kinds.text), kinds.version);
  const { issues } = (await answer.json()) as SaveResult;
  expect(issues).toContainEqual(
    expect.stringMatching(/^produkt „[^”]+”: measures\.rungDiameter: kinds\.yaml nie ma takiego wymiaru/),
  );
  expect((await formFields("products", "measures")).map(({ name }) => name)).toContain("pipeSize");
  const saved = await put(product, renamed(radiator.text), radiator.version);
  expect(await saved.json()).toMatchObject({ issues: [] });
  expect(onDisk(product)).toContain("pipeSize");
});

test("a file is made and removed", async () => {
  const [name] = readdirSync("content/jobs");
  const offer = onDisk(`jobs/${name}`);
  const slug = "nowa-oferta";
  const made = await put(`jobs/${slug}.md`, offer.replace(/^slug: .*$/m, `slug: ${slug}`));
  const { version } = (await made.json()) as { version: string };
  expect(existsSync(`content/jobs/${slug}.md`)).toBe(true);
  const remove = (headers: Record<string, string>) =>
    fetch(`${url}files/jobs/${slug}.md`, { method: "DELETE", headers: { "X-Desk": "1", ...headers } });
  expect((await remove({})).status).toBe(409);
  expect((await remove({ "If-Match": version })).status).toBe(204);
  expect(existsSync(`content/jobs/${slug}.md`)).toBe(false);
});

test("a new page never takes the place of one that the list leaves out, and says which has its name", async () => {
  const before = onDisk("pages/kariera.md");
  const text = onDisk(page).replace(/^path: .*$/m, "path: /kariera");
  const answer = await put("pages/kariera.md", text);
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringMatching(/^Ten adres ma już .*Kariera/),
  ]);
  expect(onDisk("pages/kariera.md")).toBe(before);
  const long = await put(`pages/${"a".repeat(240)}.md`, text);
  expect([long.status, await long.text()]).toEqual([422, expect.stringContaining("skróć tytuł")]);
});

test("a name that is no file of the content, or is too long, is refused, and so is a save without a text", async () => {
  const lines = (method: string, address: string) =>
    sendRaw(url, [
      `${method} /redakcja/${address} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      "X-Desk: 1",
      "Connection: close",
    ]);
  for (const address of ["files/pages/a.md", "pictures/news/a.jpg"])
    expect([address, (await lines("PUT", address)).status]).toEqual([address, 400]);
  const text = onDisk(page).replace(/^path: .*$/m, "path: /a");
  const names: [string, number][] = [
    ["pages", 400],
    ["..%2f..%2f..%2f..%2fdev%2fzero", 400],
    ["pages%2fa%00.md", 400],
    ["pages%2fa%0a.md", 400],
    [`pages%2f${"%E6%97%A5".repeat(80)}.md`, 422],
  ];
  for (const [name, status] of names) expect([name, (await put(name, text)).status]).toEqual([name, status]);
  const mended = await fetch(`${url}mend`, {
    method: "POST",
    headers: { Origin: new URL(url).origin },
    body: new URLSearchParams({ name: "pages", text }),
  });
  expect(mended.status).toBe(400);
});

test("a file is deleted with its geometry, unless other content relies on it, which is then named", async () => {
  const [product, geometry] = ["products/osta-wieszak.yaml", "fitting/osta-wieszak.json"];
  const kept = [onDisk(product), onDisk(geometry)];
  const remove = async () =>
    fetch(`${url}files/${product}`, {
      method: "DELETE",
      headers: { "X-Desk": "1", "If-Match": (await opened(product)).version },
    });
  const refused = await remove();
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringMatching(/^Najpierw popraw to, co na nim polega:\nprodukt „/),
  ]);
  expect([onDisk(product), onDisk(geometry)]).toEqual(kept);
  for (const name of readdirSync("content/products")) {
    const text = onDisk(`products/${name}`);
    if (text.includes("osta-wieszak"))
      writeFileSync(`content/products/${name}`, text.replace(/osta-wieszak, |, osta-wieszak/, ""));
  }
});

test("a duplicate is saved without the files and former slugs of the original", async () => {
  const name = "products/osta-wieszak-dlugi.yaml";
  const copy = onDisk("products/osta-wieszak.yaml").replace("slug: osta-wieszak", "slug: osta-wieszak-dlugi");
  expect((await put(name, copy)).status).toBe(200);
  expect(onDisk(name)).toMatch(/^downloads: \[\]\nchanged: "\d{4}-\d\d-\d\d"$/m);
  rmSync(`content/${name}`);
});

test("a file that cannot be read is shown before the forms with its line, to be corrected as text", async () => {
  const name = "news/kolekcja-lira.md";
  const before = onDisk(name);
  writeFileSync(`content/${name}`, before.replace(/^date: .*$/m, 'date: "2026-02-31"'));
  const html = await (await fetch(url)).text();
  expect(html).toContain("Najpierw popraw te pliki");
  expect(html).toMatch(/wiersz \d+: date: nie ma takiego dnia/);
  const version = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const mend = (text: string, Origin = new URL(url).origin) =>
    fetch(`${url}mend`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin },
      body: new URLSearchParams({ name, version, text }),
    });
  expect((await mend(before, "https://evil.example")).status).toBe(403);
  const still = await mend("---\ntitle: <b>\n---\n");
  expect([still.status, await still.text()]).toEqual([422, expect.stringContaining("title: &lt;b&gt;")]);
  expect((await mend(before)).status).toBe(303);
  expect(onDisk(name)).toBe(before);
  expect(await (await fetch(url)).text()).toContain("editor.js");
});

test("a picture that is shown somewhere stays, with who shows it; another goes with all its files", async () => {
  const remove = (name: string) =>
    fetch(`${url}pictures/${name}`, { method: "DELETE", headers: { "X-Desk": "1" } });
  const used = await remove("packshots/osta-wieszak-czarny-mat.avif");
  expect([used.status, await used.text()]).toEqual([409, expect.stringContaining("produkt „Wieszak Osta”")]);
  expect((await remove("..%2f..%2fpackage.json")).status).toBe(400);
});

test("a picture is made in its widths, once, and in the place of another only by being replaced (25.8)", async () => {
  const photo = (background: string, width = 1500) =>
    sharp({ create: { width, height: 1000, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const send = (name: string, body: Uint8Array, headers: Record<string, string> = {}) =>
    fetch(`${url}pictures/${name}`, {
      method: "PUT",
      body: new Uint8Array(body),
      headers: { "X-Desk": "1", ...headers },
    });
  const small = await send("news/nowy-salon.jpg", await photo("red", 900));
  expect([small.status, await small.text()]).toEqual([422, expect.stringContaining("weź większe")]);
  const heavy = await send("news/nowy-salon.jpg", Buffer.alloc(30_000_001));
  expect([heavy.status, await heavy.text()]).toEqual([413, expect.stringContaining("30 MB")]);
  expect(existsSync("public/images/news/nowy-salon-320.avif")).toBe(false);

  expect((await send("news/nowy-salon.jpg", await photo("red"))).status).toBe(204);
  expect(existsSync("public/images/news/nowy-salon-320.avif")).toBe(true);
  const { pictures } = await (await fetch(`${url}files`)).json();
  expect(Buffer.from(pictures["news/nowy-salon"], "base64")).toEqual(
    readFileSync("public/images/news/nowy-salon-320.avif"),
  );
  expect((await send("news/nowy-salon.jpg", await photo("red"))).status).toBe(204);
  const other = await send("news/nowy-salon.png", await photo("blue"));
  expect([other.status, await other.text()]).toEqual([409, expect.stringContaining("zmień nazwę pliku")]);
  const replace = async (crop: string) =>
    send("news/nowy-salon.avif", await photo("blue", 2000), { "If-Match": "*", "X-Crop": crop });
  for (const crop of ["600,0,1500,1000", "-1,0,1500,1000", "x", "0,0,1500.5,1000"])
    expect([crop, (await replace(crop)).status]).toEqual([crop, 422]);
  expect((await replace("500,0,1500,1000")).status).toBe(204);
  const { dominant } = await sharp("public/images/news/nowy-salon-320.avif").stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  const removed = await fetch(`${url}pictures/news/nowy-salon.avif`, {
    method: "DELETE",
    headers: { "X-Desk": "1" },
  });
  expect(removed.status).toBe(204);
  expect(existsSync("public/images/news/nowy-salon-320.avif")).toBe(false);
  expect(onDisk("image-sizes.json")).not.toContain('"news/nowy-salon"');
});
