import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";

test("visitors find no desk", async () => {
  for (const address of ["/redakcja", "/redakcja/", "/redakcja/api/user", "/redakcja/editor.js"]) {
    const { status } = await fetch(new URL(address, inject("siteUrl")));
    expect([address, status]).toEqual([address, 404]);
  }
});

test("nothing of the desk's editor is in what visitors and the site's server load", () => {
  const scripts = readdirSync("build", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(js|json|css)$/.test(name) && !/^desk(?:\.js$|\/)/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const withEditor = scripts.filter((name) =>
    /sveltia/i.test(name + readFileSync(path.join("build", name), "utf8")),
  );
  expect(withEditor).toEqual([]);
});
