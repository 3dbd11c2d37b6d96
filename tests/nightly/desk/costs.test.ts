import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { photoChange, repository } from "../../support/editor/changes";
import { anna, jan } from "../../support/editor/clone";
import { startDeskOnServer } from "../../support/editor/desk-on-server";
import { sendRaw } from "../../support/readers/raw-request";
import { newFolder } from "../../support/runner/new-folder";

const desk = await startDeskOnServer({ content: "content", release: process.cwd(), dataDir: newFolder() });
const { form, opened, origin, post, put, save, send, signIn } = desk;
afterAll(desk.close);

const [a, b] = [await signIn(anna), await signIn(jan)];
const json = { "Content-Type": "application/json", "X-Desk": "1", ...a };
const page = "content/pages/o-nas.md";

test("a body that is rejected is not read to its end: the answer comes at once, and the connection ends (25.48)", async () => {
  const begins = (target: string, headers: object) =>
    // Resolves with the answer only once the desk has closed the connection.
    sendRaw(origin, [
      `POST ${target} HTTP/1.1`,
      ...Object.entries({ Host: "desk.example", ...headers, "Content-Length": 600_000_000 }).map((one) =>
        one.join(": "),
      ),
    ]);
  for (const [target, headers, status] of [
    [`${repository}/contents`, json, 413],
    [`${repository}/file-contents`, json, 413],
    ["/redakcja/mend", { ...form, ...a }, 413],
    ["/redakcja/historia", { ...form, ...a }, 413],
    ["/redakcja/publikacja", { ...form, ...a }, 413],
    ["/wejscie", form, 413],
    [`${repository}/contents`, { ...json, Cookie: "" }, 401],
  ] as const) {
    const answer = await begins(target, headers);
    expect([target, answer.status]).toEqual([target, status]);
  }
});

test("values are counted before they are made, in bodies that are neither compressed nor otherwise encoded (25.48)", async () => {
  const status = async (address: string, body: string | Uint8Array, headers = {}) =>
    (await send("POST", repository + address, { headers: { ...json, ...headers }, body })).status;
  const nested = `{"files":${"[".repeat(40_000)}${"]".repeat(40_000)}}`;
  expect(await status("/file-contents", nested)).toBe(413);
  expect(await status("/contents", `{"files":[${Array(2_000_000).fill("{}").join(",")}]}`)).toBe(413);
  expect(await status("/file-contents", JSON.stringify({ files: Array(501).fill(page) }))).toBe(413);
  expect(await status("/file-contents", JSON.stringify({ files: [["x"]] }))).toBe(400);
  expect(await status("/contents", gzipSync("{}"), { "Content-Encoding": "gzip" })).toBe(415);
  const type = { "Content-Type": "application/json; charset=utf-7" };
  expect(await status("/contents", "+AHs-+AH0-", type)).toBe(415);
  expect(await status("/contents", "{}", { "Transfer-Encoding": "chunked" })).toBe(411);
});

test("a file that is asked for many times is read once (25.48)", async () => {
  const { text } = await post("/file-contents", a, { files: Array(500).fill(page) });
  expect(JSON.parse(text)).toHaveLength(1);
});

test("a name that no file can have is the sender's mistake, in Polish, wherever it is sent (25.48)", async () => {
  const long = "a".repeat(300);
  const photo = (name: string) => save(a, [photoChange(name, Buffer.from("x"))]);
  const get = (address: string) => send("GET", address, { headers: { ...a, "X-Desk": "1" } });
  for (const [answer, status] of [
    [photo("home/x\0.jpg"), 400],
    [photo(`home/${long}.jpg`), 422],
    [photo("home/../x.jpg"), 400],
    [get(`${repository}/commits?path=content/products/x%00.yaml`), 400],
    [get(`${repository}/commits?path=content/products/${long}.yaml`), 422],
    [get(`/redakcja/obecni?plik=pages/${long}.md`), 422],
    [get(`/redakcja/historia?plik=pages/${long}.md`), 422],
    [get("/redakcja/historia?od=1e999"), 200],
    [get("/redakcja/historia?plik[toString]=x"), 200],
    [get("/redakcja/historia?plik=x"), 400],
    [get("/redakcja/historia?plik=pages/%00.md"), 400],
    [get("/redakcja/historia?plik=..&plik=x"), 400],
    [get(`/redakcja/historia?plik=pages/o-nas.md&wersja=${"0".repeat(40)}`), 400],
  ] as const) {
    const { status: got, text } = await answer;
    expect([got, text]).toEqual([
      status,
      expect.stringMatching(status === 200 ? "" : /^(?:Ta nazwa|Redakcja nie|Tego pliku|Nie ma takiej)/),
    ]);
  }
});

const photo = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: "red" } })
  .jpeg()
  .toBuffer();

test("an editor's requests wait for their turn however their addresses are written, another's comes between them (25.48)", async () => {
  const order: string[] = [];
  const noted = async (name: string, answer: Promise<unknown>) => {
    await answer;
    order.push(name);
  };
  const photoOf = (headers: typeof a, name: string) =>
    save(headers, [photoChange(`news/${name}.jpg`, photo)]);
  await Promise.all([
    ...["photo", "second"].map((name) => noted(name, photoOf(a, name))),
    noted("history", send("GET", "/Redakcja/Historia/", { headers: a })),
    noted("mend", send("POST", "/redakcja/Mend", { headers: { ...form, ...a } })),
    noted(
      "save",
      send("POST", `/redakcja//${repository.slice("/redakcja/".length)}/contents/`, { headers: json }),
    ),
    noted("Jan's", photoOf(b, "jana")),
  ]);
  expect(order.filter((name) => name !== "Jan's")).toEqual(["photo", "second", "history", "mend", "save"]);
  expect(order.indexOf("Jan's")).toBeLessThan(2);
});

test("a text that takes long to parse keeps no other's text waiting, and is not written (25.48)", async () => {
  const ended: string[] = [];
  const saved = async (who: string, headers: typeof a, text: string) => {
    const answer = await put(headers, "products/x.yaml", text);
    ended.push(who);
    return [answer.status, answer.text];
  };
  // Loads a thread for each.
  await Promise.all([saved("Anna", a, "a: ["), saved("Jan", b, "a: [")]);
  ended.length = 0;
  const slow = saved("Anna", a, `a: "x\n`.repeat(35_000));
  expect(await saved("Jan", b, "a: [")).toEqual([422, expect.stringContaining("złe wcięcie")]);
  expect(ended).toEqual(["Jan"]);
  expect(await slow).toEqual([422, expect.stringMatching(/^(?:Nad tym tekstem|produkt)|brakuje znaku/)]);
  expect(existsSync("content/products/x.yaml")).toBe(false);
});

test("files that are deleted together are checked together, and none is deleted if one is needed (25.48)", async () => {
  const page = (slug: string) => `pages/${slug}.md`;
  const slugs = ["raz", "dwa"];
  const { text } = await opened(a, page("o-nas"));
  for (const slug of slugs) {
    const answer = await put(a, page(slug), text.replace(/^path: .*$/m, `path: /${slug}`));
    expect(answer.status).toBe(200);
  }
  const removal = async (slug: string) => ({
    operation: "delete",
    path: `content/${page(slug)}`,
    sha: (await opened(a, page(slug))).version,
  });
  const both = await Promise.all(slugs.map(removal));
  expect((await save(a, [...both, await removal("kontakt")])).status).toBe(409);
  expect(slugs.map((slug) => existsSync(`content/${page(slug)}`))).toEqual([true, true]);
  expect((await save(a, both)).status).toBe(200);
  expect(slugs.map((slug) => existsSync(`content/${page(slug)}`))).toEqual([false, false]);
});
