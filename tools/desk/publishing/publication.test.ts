import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getEnv } from "lib/platform/env.server";
import { publicationsFolder } from "lib/platform/files.server";
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

test("a publication that cannot be read does not keep another from taking its place (25.44)", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  mkdirSync(publicationsFolder(), { recursive: true });
  symlinkSync("7", path.join(publicationsFolder(), "current"));
  expect((await publisher.changes()).map(({ name }) => name)).toEqual(["a.md"]);
  await publisher.publish(anna, await chosen());
  expect((await ended())?.isDone).toBe(true);
  expect(error).toHaveBeenCalled();
});

test("pictures are among the changes; one that is left out stays as visitors see it, and can be put back (25.44)", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const size = { width: 1500, height: 1000 };
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
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
  const sent = (name: string) =>
    readFileSync(
      path.join(getEnv().DATA_DIR, `desk/publication/public/images/news/${name}-320.avif`),
      "utf8",
    );
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
