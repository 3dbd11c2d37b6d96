import { expect, test } from "vitest";
import { newFolder } from "../support/runner/new-folder";
import { operate } from "../support/site/operate";
import { startSite } from "../support/site/site";

test("without a build a command says in one line what to do", async () => {
  const cwd = newFolder();
  expect(await operate(["newsletter", "count"], { cwd })).toEqual({
    code: 1,
    says: "",
    complains: "Nie ma zbudowanej strony w katalogu build/: najpierw npm run build.\n",
  });
});

test("the log records what visitors did, cached pages and redirects to the 404 page included (22.12)", async () => {
  const site = await startSite({ env: { LOG_LEVEL: "info" } });
  const headers = {
    accept: "text/html",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    referer: "https://inny.example/artykul",
  };
  const paths = ["/o-nas", "/o-nas", "/nie-ma", "/nie-ma", "/produkty?q=xyzzy", "/dane/produkty.csv"];
  for (const path of paths) {
    const answer = await fetch(site.url + path, { headers, redirect: "manual" });
    await answer.arrayBuffer();
  }
  await site.stop();
  const visits = site
    .output()
    .split("\n")
    .flatMap((line) => (line.includes('"kind"') ? [JSON.parse(line)] : []))
    .map(({ kind, path, search, from }) => ({ kind, path, search, from }));
  const missing = { kind: "missing", path: "/nie-ma", from: "https://inny.example" };
  expect(visits).toEqual([
    { kind: "page", path: "/o-nas" },
    { kind: "page", path: "/o-nas" },
    missing,
    missing,
    { kind: "page", path: "/produkty", search: "xyzzy" },
    { kind: "file", path: "/dane/produkty.csv" },
  ]);
});
