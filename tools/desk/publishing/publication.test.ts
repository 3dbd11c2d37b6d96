import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FileLock } from "lib/platform/database.server";
import { getEnv } from "lib/platform/env.server";
import { laidFolderLock, publications } from "lib/platform/files.server";
import { log } from "lib/platform/log.server";
import { beforeEach, expect, test, vi } from "vitest";
import { goToWorkingFolder } from "../../../tests/support/editor/made-up-release";
import { writeInTurn } from "../saving/writing";
import type { DeskSettings, Editor } from "../settings";
import { Publisher } from "./publication";

const anna: Editor = { name: "Anna Nowak", address: "anna@modrawa.example", isPublisher: true };

let settings: DeskSettings;
let publisher: Publisher;
const write = writeInTurn(false);
beforeEach(() => {
  vi.spyOn(log, "info").mockImplementation(() => {});
  settings = goToWorkingFolder();
  for (const command of [
    "init --quiet",
    "-c user.name=P -c user.email=p@x.pl commit --quiet --allow-empty -m x",
  ])
    execFileSync("git", command.split(" "));
  writeFileSync(path.join(settings.release, "build/content/a.md"), "Odwiedzający to widzą.\n");
  publisher = new Publisher(settings.release, write);
});

/** What the publication has been made from. */
const taken = (name: string) => {
  const file = path.join(getEnv().DATA_DIR, "desk/publication/content", name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};
const ended = () => vi.waitUntil(() => publisher.job?.outcome, { timeout: 120_000 });
const chosen = async () => new Map((await publisher.changes()).map(({ name, version }) => [name, version]));

test("what is saved after the list was shown, or while the publication starts, is not published (25.44)", async () => {
  const seen = await chosen();
  expect([...seen.keys()]).toEqual(["a.md"]);
  // The save is queued before the publication.
  const saving = write(anna, [], () => {
    writeFileSync("content/a.md", "Nikt na to nie patrzył.\n");
    writeFileSync("content/b.md", "Na to też nie.\n");
  });
  await publisher.publish(anna, seen);
  await saving;
  expect((await ended())?.isDone).toBe(true);
  expect([taken("a.md"), taken("b.md")]).toEqual(["Odwiedzający to widzą.\n", null]);
  await publisher.publish(anna, await chosen());
  expect((await ended())?.isDone).toBe(true);
  expect([taken("a.md"), taken("b.md")]).toEqual(["Nikt na to nie patrzył.\n", "Na to też nie.\n"]);
});

test("nothing is laid under a publication that goes on although its desk was killed (25.55)", async () => {
  const running = FileLock.tryTake(laidFolderLock(path.join(getEnv().DATA_DIR, "desk/publication")));
  writeFileSync("content/a.md", "Nowsze.\n");
  await expect(publisher.publish(anna, await chosen())).rejects.toThrow("Trwa jeszcze publikacja");
  expect(publisher.job?.outcome?.says).toMatch(/^Trwa jeszcze/);
  expect(taken("a.md")).not.toBe("Nowsze.\n");
  running?.release();
  await publisher.publish(anna, await chosen());
  expect((await ended())?.isDone).toBe(true);
  expect(taken("a.md")).toBe("Nowsze.\n");
});

test("a publication that cannot be read does not keep another from taking its place (25.44)", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  mkdirSync(publications.folder(), { recursive: true });
  symlinkSync("7", path.join(publications.folder(), "current"));
  expect((await publisher.changes()).map(({ name }) => name)).toEqual(["a.md"]);
  await publisher.publish(anna, await chosen());
  expect((await ended())?.isDone).toBe(true);
  expect(error).toHaveBeenCalled();
});

/** Writes a file, and creates its folder if need be. */
function put(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const sentFile = (name: string) => {
  const file = path.join(getEnv().DATA_DIR, "desk/publication/public", name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

test("each file of `public/` that would be added, changed or taken away is among the changes; what is not, stays as visitors see it (25.44, 25.53)", async () => {
  const built = path.join(settings.release, "build/client");
  const picture = { "images/news/dom-320.avif": "mały", "images/news/dom-640.avif": "duży" };
  const files = {
    ...picture,
    "robots.txt": "stare",
    "logos/a.svg": "stare",
    "models/a/a.step.gz": "spakowane",
  };
  for (const [name, text] of Object.entries(files)) put(path.join(built, name), text);
  for (const [name, text] of Object.entries({
    "models/a/a.step": "",
    "assets/a.js": "",
    "logos/a.svg.br": "",
  }))
    put(path.join(built, name), text);
  put(
    path.join(settings.release, "build/files.json"),
    JSON.stringify([{ path: "/files/a.pdf", date: "2026-11-29", bytes: 1, sha256: "", crc32: 0 }]),
  );
  put(path.join(built, "files/a.pdf"), "x");
  for (const [name, text] of Object.entries(files)) put(path.join("public", name), text);
  symlinkSync("/etc/passwd", path.join(built, "tajne.txt"));
  rmSync("content/a.md");
  rmSync(path.join(settings.release, "build/content/a.md"));
  put("content/b.md", "Tekst.\n");
  expect([...(await chosen()).keys()]).toEqual(["b.md"]);

  put("public/images/news/dom-640.avif", "inny");
  put("public/robots.txt", "nowe");
  put("public/pliki/x.pdf", "nowy");
  put("public/x.txt~", "kopia edytora");
  rmSync("public/logos/a.svg");
  for (const [name, target] of Object.entries({ tajne: "/etc/passwd", wyzej: "..", nic: "/nowhere" }))
    symlinkSync(target, `public/${name}`);
  const seen = await chosen();
  const names = ["b.md", "/images/news/dom", "/logos/a.svg", "/pliki/x.pdf", "/robots.txt"];
  expect([...seen.keys()]).toEqual(names);
  put("public/potem.txt", "po liście");
  const publish = async (...taken: string[]) => {
    await publisher.publish(anna, new Map([...seen].filter(([name]) => taken.includes(name))));
    expect((await ended())?.isDone).toBe(true);
    return [...Object.keys(files), "pliki/x.pdf", "potem.txt", "tajne", "wyzej", "x.txt~", "files/a.pdf"].map(
      sentFile,
    );
  };
  const none = [null, null, null, null, null];
  expect(await publish("/robots.txt")).toEqual(["mały", "duży", "nowe", "stare", "spakowane", null, ...none]);
  expect(await publish("/logos/a.svg", "/images/news/dom", "/pliki/x.pdf")).toEqual([
    ...["mały", "inny", "stare", null, "spakowane", "nowy"],
    ...none,
  ]);
});

test("pictures are among the changes; one that is left out stays as visitors see it, and can be put back (25.44)", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const size = { width: 1500, height: 1000 };
  const built = path.join(settings.release, "build");
  put(path.join(built, "content/image-sizes.json"), JSON.stringify({ "news/dom": size, "news/las": size }));
  put("content/image-sizes.json", JSON.stringify({ "news/dom": size, "news/sad": size }));
  for (const name of ["dom", "las"])
    put(path.join(built, `client/images/news/${name}-320.avif`), `stary ${name}`);
  for (const name of ["dom", "sad"]) put(`public/images/news/${name}-320.avif`, `nowy ${name}`);

  const changes = (await publisher.changes()).filter(({ name }) => name !== "a.md");
  expect(changes.map(({ name, shown, version }) => [name, shown !== "", version !== ""])).toEqual([
    ["/images/news/dom", true, true],
    ["/images/news/las", true, false],
    ["/images/news/sad", false, true],
  ]);
  await publisher.publish(anna, new Map(changes.slice(2).map(({ name, version }) => [name, version])));
  expect((await ended())?.isDone).toBe(true);
  const sent = (name: string) => sentFile(`images/news/${name}-320.avif`);
  expect(["dom", "las", "sad"].map(sent)).toEqual(["stary dom", "stary las", "nowy sad"]);
  expect(Object.keys(JSON.parse(taken("image-sizes.json") ?? "")).sort()).toEqual([
    "news/dom",
    "news/las",
    "news/sad",
  ]);

  expect(readFileSync(publisher.pictureFile("/images/news/dom", true) ?? "", "utf8")).toBe("stary dom");
  await publisher.bringBack(anna, "/images/news/las");
  expect(readFileSync("public/images/news/las-320.avif", "utf8")).toBe("stary las");
  expect((await publisher.changes()).map(({ name }) => name)).not.toContain("/images/news/las");
  await expect(publisher.bringBack(anna, "/images/news/../../a")).rejects.toThrow("Nie ma takiego zdjęcia");
  await expect(publisher.publish(anna, new Map())).rejects.toThrow("Zaznacz");
});
