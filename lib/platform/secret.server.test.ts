import { chmodSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";
import { keyed, persistedSecret } from "./secret.server";

it("creates a secret once, long enough, readable by the owner only, and leaves no other file behind", () => {
  const file = path.join(newFolder(), "deep", "secret");
  const secret = persistedSecret(file);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(persistedSecret(file)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(["secret"]);
});

it("creates a secret that the group may read where the folder is the group's too, as for the backup's user", () => {
  const folder = newFolder();
  chmodSync(folder, 0o2750);
  persistedSecret(path.join(folder, "secret"));
  expect(statSync(path.join(folder, "secret")).mode & 0o777).toBe(0o640);
});

it("computes 256 bits that depend on the purpose, the value and the secret", () => {
  const all = [keyed("a", "b", "k"), keyed("b", "b", "k"), keyed("a", "c", "k"), keyed("a", "b", "l")];
  expect(new Set(all.map((value) => value.toString("hex"))).size).toBe(4);
  expect(all.map((value) => value.length)).toEqual([32, 32, 32, 32]);
  expect(keyed("ab", "c", "k").equals(keyed("a", "bc", "k"))).toBe(false);
});
