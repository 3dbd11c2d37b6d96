import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import express, { type ErrorRequestHandler } from "express";
import type { shownSite } from "lib/platform/files.server";
import { expect, test } from "vitest";
import { reject } from "~/http/guard/rejection.server";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { listening } from "../../../tests/support/services/listening";
import { type ServedFiles, serveFiles } from "./static-files.server";

const contents = {
  "assets/page.js": "plain",
  "assets/page.js.br": "as brotli",
  "assets/page.js.gz": "as gzip",
  "files/katalog.pdf": "ten bytes.",
};

/**
 * Serves a temporary folder with {@link contents} through minimal middleware. Requests that no middleware answers are
 * redirected to `/404`, as on the site.
 */
async function served(files?: ServedFiles) {
  const folder = newFolder();
  for (const name of ["assets", "files"]) mkdirSync(path.join(folder, name));
  for (const [name, content] of Object.entries(contents)) writeFileSync(path.join(folder, name), content);
  const app = express()
    .disable("x-powered-by")
    .disable("etag")
    .use((_request, response, next) => {
      response.set("X-Strict", "yes");
      next();
    })
    .use(serveFiles(folder, files))
    .use((_request, response) => response.redirect("/404"))
    .use(rejectAsFailed);
  const origin = await listening(app);
  return {
    ask: (target: string, headers: HeadersInit = {}) =>
      fetch(`${origin}/${target}`, { headers, redirect: "manual" }),
    remove: (name: string) => rmSync(path.join(folder, name)),
    write: (name: string, content: string) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    },
  };
}

const rejectAsFailed: ErrorRequestHandler = ({ status, headers }, request, response, _next) =>
  reject(request, response, status, headers);

test.each(Object.keys(contents))(
  "%s, once vanished, is a plain 404 that nobody keeps (19.6)",
  async (name) => {
    const site = await served();
    for (const file of Object.keys(contents)) site.remove(file);
    const response = await site.ask(name, { "Accept-Encoding": "br" });
    expect(response.status).toBe(404);
    expect([...response.headers.keys()].join(" ")).toBe(
      "cache-control connection content-length content-type date keep-alive x-strict",
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("Nie ma takiego pliku");
  },
);

test("a range beyond the end is rejected with the file's length and without its name", async () => {
  const site = await served();
  const response = await site.ask("files/katalog.pdf", { Range: "bytes=10-" });
  expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  expect(response.headers.get("content-disposition")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("removed files are gone, and files that another instance shows already are served (25.5)", async () => {
  const next = newFolder();
  writeFileSync(path.join(next, "new.jpg"), "new");
  let coming: ReturnType<typeof shownSite.coming> = null;
  const site = await served({
    shown: () => ({ folder: null, removed: new Set(["/files/katalog.pdf"]), isUnfinished: false }),
    coming: () => coming,
    isPublic: (file) => file !== "/assets/page.js",
  });
  const statuses = () =>
    Promise.all(
      ["files/katalog.pdf", "new.jpg", "assets/page.js"].map(async (file) => (await site.ask(file)).status),
    );
  expect(await statuses()).toEqual([302, 302, 404]);
  coming = { folder: next, removed: new Set(["/files/katalog.pdf"]), isUnfinished: false };
  expect(await statuses()).toEqual([302, 200, 200]);
});

test("a file that the build is still making is to be asked for again; once it is made, it is served (22.13)", async () => {
  let isUnfinished = true;
  const site = await served({
    shown: () => ({ folder: null, removed: new Set(), isUnfinished }),
    coming: () => null,
    isPublic: () => true,
  });
  const response = await site.ask("dane/produkty.json");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await site.ask("kontakt.pdf")).status).toBe(302);
  site.write("dane/produkty.json", "{}");
  expect((await site.ask("dane/produkty.json")).status).toBe(503);
  isUnfinished = false;
  expect((await site.ask("dane/produkty.json")).status).toBe(200);
  expect((await site.ask("dane/nie-ma.json")).status).toBe(302);
});
