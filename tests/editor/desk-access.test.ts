import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { SaveAnswer } from "../../tools/desk/repository";
import { textChange } from "../support/editor/changes";
import { anna, jan } from "../support/editor/clone";
import { startDeskOnServer } from "../support/editor/desk-on-server";
import { newFolder } from "../support/runner/new-folder";

const lines: { msg: string; status?: number; reason?: string; editor?: string }[] = [];
const dataDir = newFolder();
const desk = await startDeskOnServer({ content: "content", release: process.cwd(), dataDir });
const { ask, enter, findings, form, mailedLink, mails, opened, put, save, send, signIn } = desk;
afterAll(desk.close);

beforeEach(async () => {
  const { log } = await import("lib/platform/log.server");
  const keep = (fields: object, msg: string) => lines.push({ ...fields, msg });
  for (const level of ["info", "warn"] as const) vi.spyOn(log, level).mockImplementation(keep as never);
});

const page = "pages/o-nas.md";

/** One session of an editor for several tests: mails to one address are limited. */
const sessions = new Map<string, ReturnType<typeof signIn>>();
function sessionOf(editor: typeof anna) {
  const session = sessions.get(editor.address) ?? signIn(editor);
  sessions.set(editor.address, session);
  return session;
}

test("a mailed link signs in once, for an editor of the settings; the cookie is for this host alone (25.43, 25.49)", async () => {
  const link = await mailedLink(anna.address);
  expect((await send("GET", link)).status).toBe(200);
  const answer = await enter(link);
  expect(answer.status).toBe(303);
  expect(answer.cookie).toMatch(
    /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await enter(link)).status).toBe(401);
  const unknown = await ask("obcy@modrawa.example");
  const known = await ask(jan.address);
  await expect.poll(mails).toHaveLength(2);
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  expect(lines).toContainEqual(expect.objectContaining({ msg: "Signed in to the desk", editor: anna.name }));
});

test("an unauthorised request is rejected, with one line in the log (25.43)", async () => {
  const headers = await sessionOf(jan);
  const user = (more: object) => () =>
    send("GET", "/redakcja/api/user", { headers: { ...headers, ...more } });
  const write =
    (name: string, text: string, more = {}) =>
    () =>
      put({ ...headers, ...more }, name, text);
  const post =
    (at: string, more: object, body = "") =>
    () =>
      send("POST", at, { headers: { ...form, ...more }, body });
  const noLink = `/wejscie/${"a".repeat(43)}`;
  const ofOthers = ["desk.example:443", "DESK.example", "desk.example.", "xdesk.example", "", "["];
  const [target, host, origin, none] = ["path", "host", "origin", "no session"].map((reason) => ({ reason }));
  const cases: [
    what: string,
    status: number,
    logged: object | undefined,
    answer: () => ReturnType<typeof send>,
  ][] = [
    ["no session", 401, none, user({ Cookie: "" })],
    ["a made up session", 401, none, user({ Cookie: `__Host-desk=${"a".repeat(43)}` })],
    ["an unknown link", 401, { reason: "link" }, post(noLink, {})],
    ...["//evil.example/x", "/\\evil.example", "///evil.example", "https://evil.example/"].map(
      (at): (typeof cases)[0] => [`the target ${at}`, 400, target, () => send("GET", at, { headers })],
    ),
    ...ofOthers.map((Host): (typeof cases)[0] => [`the host ${Host}`, 403, host, user({ Host })]),
    ["a post from another site", 403, origin, write(page, "{}", { "Sec-Fetch-Site": "cross-site" })],
    ["a form of another site", 403, origin, post("/wyjscie", { ...headers, Origin: "https://evil.example" })],
    ["a form of no site", 403, origin, post("/wejscie", { Origin: "" }, `adres=${anna.address}`)],
    ["a body that is too large", 413, { status: 413 }, write(page, "a".repeat(2_000_001))],
    [
      "a legal page, of no publisher",
      403,
      { status: 403 },
      write("pages/polityka-prywatnosci.md", "---\n---\n"),
    ],
    ["the texts of consents, of no publisher", 403, { status: 403 }, write("brand.yaml", "a: 1\n")],
    [
      "the page by another path",
      400,
      { status: 400 },
      write("pages%2f%2fpolityka-prywatnosci.md", "---\n---\n"),
    ],
    ["an address not in the list", 200, { reason: "unknown address" }, () => ask("ktos@modrawa.example")],
  ];
  for (const [what, status, logged, answer] of cases) {
    lines.length = 0;
    expect([what, (await answer()).status]).toEqual([what, status]);
    const line = { caller: expect.stringMatching(/^(?:127\.0|192\.0\.2)\.0/), ...logged };
    await expect.poll(() => lines, { message: what }).toEqual([expect.objectContaining(line)]);
  }
  // Neither a field that can be parsed in two ways nor another host name from the proxy leads to a mail, or gets into one.
  const sent = mails().length;
  for (const adres of [
    `${anna.address}\r\nBcc: x@evil.example`,
    `${anna.address},x@evil.example`,
    `${anna.address}\0`,
  ])
    await post("/wejscie", {}, new URLSearchParams({ adres }).toString())();
  await post("/wejscie", {}, `adres=x@evil.example&adres=${anna.address}`)();
  await post("/wejscie", { "Content-Type": "application/json" }, JSON.stringify({ adres: anna.address }))();
  expect(mails()).toHaveLength(sent);
  await post("/wejscie", { "X-Forwarded-Host": "evil.example" }, `adres=${jan.address}`)();
  await expect.poll(mails).toHaveLength(sent + 1);
  expect(readFileSync(path.join(dataDir, "outbox", mails().at(-1) ?? ""), "utf8")).not.toContain("evil");
  expect(JSON.stringify(lines)).not.toMatch(/@|a{43}/);
  // The requests of a whole office are no attack: only mails and wrong links are limited.
  for (let n = 0; n < 50; n += 1)
    expect((await ask(`ktos${n}@modrawa.example`, "192.0.2.9")).status).toBe(200);
  const last = await ask(jan.address, "192.0.2.9");
  expect([last.status, Object.keys(last.headers).filter((name) => /rate/.test(name))]).toEqual([429, []]);
  const open = (link: string) => send("GET", link, { headers: { "X-Forwarded-For": "192.0.2.9" } });
  const [link, wrong] = [await mailedLink(anna.address), `/wejscie/${"t".repeat(43)}`];
  for (let n = 0; n < 30; n += 1) expect((await open(link)).status).toBe(200);
  for (let n = 0; n < 20; n += 1) expect((await open(wrong)).status).toBe(401);
  expect((await open(wrong)).status).toBe(429);
  expect(lines.at(-1)).toMatchObject({ status: 429, path: "/wejscie" });
});

test("two editors keep what each has saved: as versions in their names, merged, or rejected with the other's name (25.43)", async () => {
  const [a, b] = [await sessionOf(anna), await sessionOf(jan)];
  const first = await opened(a, page);
  const lead = (value: string) => first.text.replace(/^lead: .*$/m, `lead: ${value}`);
  const title = (value: string) => first.text.replace(/^title: .*$/m, `title: ${value}`);
  expect((await put(a, page, title("Tytuł Anny"), first.version)).status).toBe(200);
  const joined = JSON.parse((await put(b, page, lead("Wstęp Jana."), first.version)).text) as SaveAnswer;
  const [found] = await findings(b);
  expect([found?.name, found?.remarks[0]]).toEqual([page, expect.stringContaining("Zapisano razem")]);
  expect(readFileSync(`content/${page}`, "utf8")).toMatch(/^title: Tytuł Anny\n[\s\S]*^lead: Wstęp Jana\.$/m);
  // The form continues from the text that it showed, which is not the text in the file.
  const again = await put(b, page, lead("Inny wstęp Jana."), joined.files[0]?.sha);
  expect(again.status).toBe(200);
  expect(readFileSync(`content/${page}`, "utf8")).toMatch(
    /^title: Tytuł Anny\n[\s\S]*^lead: Inny wstęp Jana\.$/m,
  );
  const late = await put(a, page, lead("Wstęp Anny."), first.version);
  const conflict = JSON.parse(late.text);
  expect([late.status, conflict.sentence]).toEqual([409, expect.stringContaining("zmienił Jan Zych")]);
  // A choice holds only for the version that the editor has seen, not for one that has changed again since.
  const choose = (mine: string[], seen = conflict.version) =>
    save(a, [{ ...textChange(page, lead("Wstęp Anny."), first.version), choices: { version: seen, mine } }]);
  expect((await choose(["lead"], first.version)).status).toBe(409);
  expect((await choose(["lead"])).status).toBe(200);
  expect(readFileSync(`content/${page}`, "utf8")).toMatch(/^title: Tytuł Anny\n[\s\S]*^lead: Wstęp Anny\.$/m);

  const history = (await send("GET", `/redakcja/historia?plik=${page}`, { headers: a })).text;
  expect(history.match(/Anna Nowak|Jan Zych|Programista/g)).toEqual([
    "Anna Nowak",
    "Jan Zych",
    "Jan Zych",
    "Anna Nowak",
    "Programista",
  ]);
  const ids = [...history.matchAll(/name="wersja" value="(\w+)"/g)].map(([, id = ""]) => id);
  const shown = (await send("GET", `/redakcja/historia?plik=${page}&wersja=${ids[3]}`, { headers: a })).text;
  expect(shown).toMatch(/<dt>Tytuł<\/dt><dd[^>]*>było: <del>[^<]*<\/del>\njest: <ins>Tytuł Anny<\/ins>/);
  const back = new URLSearchParams({ plik: page, wersja: ids[4] ?? "" }).toString();
  expect((await send("POST", "/redakcja/historia", { headers: { ...form, ...a }, body: back })).status).toBe(
    303,
  );
  expect(readFileSync(`content/${page}`, "utf8")).toBe(first.text);
  expect(execFileSync("git", ["status", "--porcelain", "content"], { encoding: "utf8" })).toBe("");
});

test("who has the same text open is named to each; the history says what was made and deleted (25.43)", async () => {
  const [a, b] = [await sessionOf(anna), await sessionOf(jan)];
  const others = async (
    session: Record<string, string>,
    file = page,
    headers = { "X-Desk": "1", ...session },
  ) => JSON.parse((await send("GET", `/redakcja/obecni?plik=${file}`, { headers })).text);
  // A link on another site would send the request without the header.
  expect(await others(b, page, { "X-Desk": "", ...b })).toEqual([]);
  expect(await others(a)).toEqual([]);
  expect(await others(b)).toEqual(["Anna Nowak"]);
  expect([await others(a), await others(a, "pages/kontakt.md"), await others(a, "x")]).toEqual([
    ["Jan Zych"],
    [],
    [],
  ]);

  const slug = "pages/na-chwile.md";
  const text = readFileSync(`content/${page}`, "utf8").replace(/^path: .*$/m, "path: /na-chwile");
  await put(a, slug, text);
  const { version } = await opened(a, slug);
  const removed = await save(b, [{ operation: "delete", path: `content/${slug}`, sha: version }]);
  expect(removed.status).toBe(200);
  const history = async (query: string) =>
    (await send("GET", `/redakcja/historia${query}`, { headers: a })).text;
  expect((await history(`?plik=${slug}`)).match(/ – (?:nowy|usunięty)/g)).toEqual([" – usunięty", " – nowy"]);
  expect((await history(`?plik=${slug}&od=1`)).match(/ – (?:nowy|usunięty)/g)).toEqual([" – nowy"]);
});

test("while a programmer merges by hand in the folder, the desk says so wherever half of it would be shown or written (25.46)", async () => {
  const headers = await sessionOf(anna);
  const { text, version } = await opened(headers, page);
  writeFileSync(".git/MERGE_HEAD", execFileSync("git", ["rev-parse", "HEAD"]));
  writeFileSync(`content/${page}`, `<<<<<<< HEAD\n${text}`);
  const answers = await Promise.all([
    ...["", "historia", "publikacja"].map((name) => send("GET", `/redakcja/${name}`, { headers })),
    send("POST", "/redakcja/podglad", { headers: { ...form, ...headers } }),
    put(headers, "pages/kontakt.md", (await opened(headers, "pages/kontakt.md")).text, version),
  ]);
  rmSync(".git/MERGE_HEAD");
  writeFileSync(`content/${page}`, text);
  for (const { status, text } of answers)
    expect([status, text]).toEqual([409, expect.stringContaining("Programista łączy teraz zmiany")]);
});

test("a mailbox gets 5 links in a quarter of an hour and 20 a day, whoever asks for them (25.49)", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const mailed = () => lines.filter(({ msg }) => msg === "Mailed a link to the desk").length;
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
  lines.length = 0;
  const counts: number[] = [];
  for (let quarter = 0; quarter < 6; quarter += 1) {
    for (let n = 0; n < 7; n += 1) expect((await ask(jan.address, `198.51.100.${n}`)).status).toBe(200);
    const wanted = Math.min(5 * (quarter + 1), 20);
    await expect.poll(mailed).toBeGreaterThanOrEqual(wanted);
    counts.push(mailed());
    vi.setSystemTime(Date.now() + 15 * 60_000);
  }
  expect(counts).toEqual([5, 10, 15, 20, 20, 20]);
  expect(lines).toContainEqual(expect.objectContaining({ status: 429, reason: "mailbox" }));
  vi.useRealTimers();
});
