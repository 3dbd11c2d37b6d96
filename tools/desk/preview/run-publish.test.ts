import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { releaseSettings } from "./run-publish";

test("what the desk passes on to a release, its user is given by users.sh, and the table of users names (22.15)", () => {
  const [, given = ""] = /of_desk="([^"]*)\|\(/.exec(readFileSync("deploy/users.sh", "utf8")) ?? [];
  const [, named = ""] =
    /`\/etc\/modrawa-desk\.env`: (.*), and `DESK_…`/.exec(readFileSync("docs/deployment.md", "utf8")) ?? [];
  const settings = [...releaseSettings, "SMTP_URL"].sort();
  expect(given.split("|").sort()).toEqual(settings);
  expect(named.replaceAll("`", "").split(", ").sort()).toEqual(settings);
});
