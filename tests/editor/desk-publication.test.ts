import { cpSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FileLock } from "lib/platform/database.server";
import { laidFolderLock } from "lib/platform/files.server";
import { afterAll, expect, test, vi } from "vitest";
import { anna, git, jan } from "../support/editor/clone";
import { startDeskOnServer, toPreview } from "../support/editor/desk-on-server";
import { publicationPage } from "../support/editor/publication-page";
import { outcome as outcomeOf } from "../support/services/outcome";
import { keepFewProducts } from "../support/site/bare-content";
import { editedSite } from "../support/site/edited-site";
import { startPublishing } from "../support/site/publish";

/** The site of visitors, and the desk over a working folder of the same content. */
const { site, cwd } = await editedSite({ prepare: keepFewProducts, whenDone: afterAll });
const desk = await startDeskOnServer({
  content: path.join(cwd, "content"),
  release: cwd,
  dataDir: site.dataDir,
});
afterAll(desk.close);
const { form, opened, put, send, signIn } = desk;
const annas = await signIn(anna);
const jans = await signIn(jan);

const seen = async (address: string) => (await fetch(site.url + address)).text();
const { page, post, publish, goBack, outcome } = publicationPage(desk, annas);

async function save(name: string, from: RegExp, to: string, headers: { Cookie: string }) {
  const { text, version } = await opened(headers, name);
  expect(text).toMatch(from);
  const saved = await put(headers, name, text.replace(from, to), version);
  expect([saved.status, saved.text]).toEqual([200, expect.anything()]);
}

test("a publisher sees what would change and by whom, leaves out what has issues, and takes it back (25.44)", async () => {
  expect(await page()).toContain("Nie ma nic nowego");
  const { version: sha } = await opened(annas, "pages/o-nas.md");
  const deletion = await desk.save(annas, [{ operation: "delete", path: "content/pages/o-nas.md", sha }]);
  expect([deletion.status, await page()]).toEqual([409, expect.not.stringContaining("Treść ma")]);
  await save("pages/o-nas.md", /^lead: .*$/m, "lead: Nowy wstęp Anny.", annas);
  await save("pages/kontakt.md", /^lead: .*$/m, "lead: „Zły” [link](/nie-ma-takiej).", jans);
  await save("pages/kontakt.md", /\n$/, "\n[Zły link](/nie-ma-takiej)\n", jans);
  const listed = await page();
  expect(listed).toMatch(/value="pages\/kontakt\.md" checked[\s\S]*Jan Zych/);
  expect(listed).toMatch(/value="pages\/o-nas\.md" checked[\s\S]*Anna Nowak/);

  const { Publisher } = await import("../../tools/desk/publishing/publication");
  const { gitClone } = await import("lib/processes/git.server");
  const settling = vi.spyOn(Publisher.prototype, "isChanging").mockReturnValue(true);
  const unpushed = vi.spyOn(gitClone, "unpushedSince").mockResolvedValue("none");
  const answers = await Promise.all([publish(), publish()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 409]);
  expect(await page()).toMatch(/tylko na tym serwerze[\s\S]*Trwa publikacja/);
  const rejected = await outcome();
  for (const mocked of [settling, unpushed]) mocked.mockRestore();
  expect(rejected).toContain("Nic się nie zmieniło");
  expect(rejected).toMatch(/nie-ma-takiej[\s\S]*#\/collections\/fixed\/entries\/pages-kontakt/);
  expect(rejected).toContain(`value="pages/kontakt.md">`);
  expect(await seen("/o-nas")).not.toContain("Nowy wstęp Anny.");

  expect((await publish("pages/kontakt.md")).status).toBe(303);
  expect(await outcome()).toContain("Gotowe. Pokazują to wszystkie serwery.");
  await expect.poll(() => seen("/o-nas")).toContain("Nowy wstęp Anny.");
  const left = await page();
  expect(left).not.toContain("pages/o-nas.md");
  expect(left).toMatch(/value="pages\/kontakt\.md"[\s\S]*Jan Zych/);

  // The page asks before it takes a publication back.
  expect(left).toMatch(
    /<details><summary>Cofnij publikację \d+<[\s\S]*<button name="cofnij"[\s\S]*<\/details>/,
  );
  expect((await goBack(jans)).status).toBe(403);
  // As from a page that was opened before the publication.
  expect((await post([["cofnij", "build"]])).status).toBe(303);
  expect(await outcome()).toContain("Tymczasem opublikował ktoś inny");
  expect((await goBack()).status).toBe(303);
  expect(await outcome()).toContain("Gotowe.");
  await expect.poll(() => seen("/o-nas")).not.toContain("Nowy wstęp Anny.");
  expect(await page()).toContain("pages/o-nas.md");
});

test("what only a draft uses is in no list, and goes live with no other text (25.7, 25.44)", async () => {
  await save("pages/o-nas.md", /^lead: .*$/m, "lead: Jawny wstęp.", annas);
  const product = "products/lira-wieszak.yaml";
  const text = readFileSync(`content/${product}`, "utf8").replace("lira-wieszak-czarny-mat", "tajne");
  writeFileSync(`content/${product}`, `draft: true\n${text}`);
  const sizes = JSON.parse(readFileSync("content/image-sizes.json", "utf8"));
  const size = { width: 1200, height: 1200 };
  writeFileSync("content/image-sizes.json", JSON.stringify({ ...sizes, "packshots/tajne": size }));
  const files = ["/images/packshots/tajne-640.avif", "/models/lira-wieszak/tajne.stl"];
  for (const name of files) writeFileSync(`public${name}`, "Tajne");
  git("add", "content", "public/images", "public/models");
  git("commit", "--quiet", "--message", "Szkic");

  const hidden = await page();
  expect(hidden).toContain(product);
  expect(hidden).not.toMatch(/(?:zdjęcie|plik) „/);
  expect((await publish(product, "pages/kontakt.md")).status).toBe(303);
  expect(await outcome()).toContain("Gotowe.");
  await expect.poll(() => seen("/o-nas")).toContain("Jawny wstęp.");
  const statuses = files.map(async (name) => (await fetch(site.url + name)).status);
  expect(await Promise.all(statuses)).toEqual([404, 404]);
  const published = path.join(site.dataDir, "published/current/content/image-sizes.json");
  expect(readFileSync(published, "utf8")).not.toContain("tajne");
  git("revert", "--no-edit", "HEAD");
});

test("that a check did not end, and why, is said where its issues would be (25.44)", async () => {
  const { WorkerPool } = await import("lib/processes/worker-pool.server");
  const run = WorkerPool.prototype.run;
  for (const [name, says] of [
    ["AbortError", "Sprawdzanie treści nie kończy się"],
    ["Error", "Treści nie udało się sprawdzić"],
  ] as const) {
    const error = Object.assign(new Error(), { name });
    const failing = vi.spyOn(WorkerPool.prototype, "run").mockImplementation(function (this: never, task) {
      return (task as { name: string }).name === "checkAll" ? Promise.reject(error) : run.call(this, task);
    });
    await save("pages/kontakt.md", /\n$/, "\nZdanie.\n", annas);
    expect((await desk.findings(annas)).at(-1)?.issues).toEqual([expect.stringContaining(says)]);
    failing.mockRestore();
    expect(await page()).toContain(says);
    await save("pages/kontakt.md", /\nZdanie\.\n$/, "", annas);
    await desk.findings(annas);
    expect(await page()).not.toContain(says);
  }
});

test("files that could not be made are named, and whom to tell (22.16)", async () => {
  const file = path.join(site.dataDir, "published/current/publication.json");
  const before = readFileSync(file, "utf8");
  const lacking = (name: string, isFormerKept: boolean) => ({
    path: `/files/${name}`,
    reason: "TypeError",
    isFormerKept,
  });
  const missing = [lacking("LR-110.ifc", false), lacking("katalog.pdf", true)];
  writeFileSync(file, JSON.stringify({ ...JSON.parse(before), missing }));
  const shown = await page();
  writeFileSync(file, before);
  for (const words of ["przygotować 2\u00a0plików", "Powiedz administratorowi", "<li>LR-110.ifc</li>"])
    expect(shown).toContain(words);
  expect(shown).toContain("<li>katalog.pdf – odwiedzający dostają poprzedni</li>");
  expect(shown).not.toContain("TypeError");
});

test("one publication never replaces another that nobody has looked at, and „Publikuj” is there when only the release is newer (25.55)", async () => {
  const other = "pages/kontakt.md";
  const lock = FileLock.tryTake(laidFolderLock(cwd));
  const inUse = { code: 1, complains: expect.stringContaining("Inny proces używa już katalogu") };
  expect(await outcomeOf(startPublishing({ site, cwd }, "--from-desk", "{}"))).toMatchObject(inUse);
  lock?.release();

  await save("pages/o-nas.md", /^lead: .*$/m, "lead: Trzeci wstęp.", annas);
  // Another publication replaces the current one while the desk's, already requested, waits for its turn.
  const published = path.join(site.dataDir, "published");
  const turn = FileLock.tryTake(path.join(published, "lock"));
  expect((await publish(other)).status).toBe(303);
  const current = path.join(published, "current");
  const [before, after] = [readlinkSync(current), String(Number(readlinkSync(current)) + 1)];
  cpSync(path.join(published, before), path.join(published, after), { recursive: true });
  rmSync(current);
  symlinkSync(after, current);
  turn?.release();
  expect(await outcome()).toContain("Tymczasem opublikował ktoś inny");
  expect((await publish(other)).status).toBe(303);
  expect(await outcome()).toContain("Gotowe.");
  await expect.poll(() => seen("/o-nas")).toContain("Trzeci wstęp.");

  const shown = readFileSync(path.join(cwd, "content", other), "utf8");
  await put(jans, other, shown, (await opened(jans, other)).version);
  expect(await page()).toMatch(/Nie ma nic nowego(?![\s\S]*<button[^>]*>Publikuj<)/);
  const id = path.join(cwd, "build/BUILD_ID");
  rmSync(id);
  writeFileSync(id, "another build");
  expect(await page()).toMatch(/Nie ma zmian w treści; nowe wydanie serwisu[\s\S]*<button[^>]*>Publikuj</);
});

test("the preview shows what is saved, drafts too, only to editors and to guests with a link (25.45)", async () => {
  const draft = readFileSync("content/pages/o-nas.md", "utf8")
    .replace(/^path: .*$/m, "path: /probna")
    .replace(/^title: .*$/m, "title: Próbna strona")
    .replace(/^picture:[\s\S]*?^(?=\w|---)/m, "")
    .replace("---\n", "---\ndraft: true\n");
  writeFileSync("content/pages/probna.md", draft);
  writeFileSync(`content/pages/kontakt.md`, readFileSync(path.join(cwd, "content/pages/kontakt.md"), "utf8"));

  const preview = await send("POST", "/redakcja/podglad?plik=pages/probna.md&tekst=Strona-x%2C+tu", {
    headers: { ...form, ...annas },
  });
  const own = new URL(preview.headers.location ?? "");
  expect([preview.status, own.host]).toEqual([303, toPreview.Host]);
  /** Follows a link to the preview, as a browser does that has no other cookie there. */
  const follow = ({ pathname, search }: URL) => send("GET", pathname + search, { headers: toPreview });
  const cookieOf = ({ cookie }: { cookie: string }) => ({ ...toPreview, Cookie: cookie.split(";")[0] ?? "" });
  const entered = await follow(own);
  expect(entered.headers.location).toBe("/probna#:~:text=Strona%2Dx%2C%20tu");
  const shown = await send("GET", "/probna", { headers: cookieOf(entered) });
  expect(shown.text).toContain("Szkic: Próbna strona");
  expect(shown.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  // The site's scripts run there, without the desk's cookie; and the desk answers nothing to that host.
  expect(shown.text).toMatch(/<body[^>]*><p role="note"><mark><strong>Podgląd</);
  for (const site of ["same-site", "cross-site"])
    for (const Origin of ["null", `https://${toPreview.Host}`]) {
      const fromThere = { ...form, ...annas, Origin, "Sec-Fetch-Site": site };
      expect((await send("POST", "/redakcja/publikacja", { headers: fromThere })).status).toBe(403);
      expect((await send("GET", "/redakcja/api/user", { headers: fromThere })).status).toBe(403);
    }
  expect((await send("GET", "/redakcja/api/user", { headers: { ...toPreview, ...annas } })).status).toBe(401);
  const guestHere = cookieOf(entered);
  const translated = await send("GET", "/o-nas?jezyk=en", { headers: guestHere });
  expect(translated.text + JSON.stringify(translated.headers)).not.toContain("translate.google");
  const sheet = await send("GET", "/files/karty/LR-910-lira-wieszak.pdf", { headers: guestHere });
  expect([sheet.status, sheet.text]).toEqual([
    404,
    expect.stringContaining("powstają z treści przy publikacji"),
  ]);
  expect((await send("GET", "/drawings/project.svg", { headers: guestHere })).status).toBe(200);
  expect((await send("POST", "/newsletter", { headers: { ...form, ...guestHere } })).status).toBe(405);
  expect((await send("GET", "/probna", { headers: toPreview })).status).toBe(401);

  const made = await send("POST", "/redakcja/podglad/link?plik=pages/probna.md", {
    headers: { ...form, ...annas },
  });
  const link = new URL(/https:[^"]*\/podglad\/[\w-]{43}\?na=[^"]*/.exec(made.text)?.[0] ?? "");
  const guest = await follow(link);
  expect([guest.status, guest.headers.location, guest.cookie]).toEqual([
    303,
    "/probna",
    expect.stringMatching(/^__Host-podglad=.*HttpOnly; Secure; SameSite=Lax/),
  ]);
  link.searchParams.set("na", "//inny.example");
  expect((await follow(link)).headers.location).toBe("/");
  const headers = cookieOf(guest);
  expect((await send("GET", "/probna", { headers })).text).toContain("Próbna strona");
  const { Cookie } = headers;
  for (const address of ["/redakcja/", "/redakcja/api/user", "/REDAKCJA/api/user", "/redakcja/publikacja"])
    for (const cookie of [Cookie, Cookie.replace("podglad", "desk")])
      expect([address, (await send("GET", address, { headers: { Cookie: cookie } })).status]).toEqual([
        address,
        401,
      ]);

  await send("POST", "/wyjscie", { headers: { ...form, ...annas } });
  expect((await send("GET", "/", { headers })).status).toBe(401);
});
