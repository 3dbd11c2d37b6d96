import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { keyed, persistedSecret } from "./secret.server";

const folder = () => mkdtempSync(path.join(tmpdir(), "modrawa-secret-"));

it("creates a secret once, long enough, readable by the owner only, and leaves no other file behind", () => {
  const file = path.join(folder(), "deep", "secret");
  const secret = persistedSecret(file);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(persistedSecret(file)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(["secret"]);
});

it("creates another secret for another folder", () => {
  expect(persistedSecret(path.join(folder(), "secret"))).not.toBe(
    persistedSecret(path.join(folder(), "secret")),
  );
});

it("computes 256 bits that depend on the purpose, the value and the secret", () => {
  const all = [keyed("a", "b", "k"), keyed("b", "b", "k"), keyed("a", "c", "k"), keyed("a", "b", "l")];
  expect(new Set(all.map((value) => value.toString("hex"))).size).toBe(4);
  expect(all.map((value) => value.length)).toEqual([32, 32, 32, 32]);
  expect(keyed("ab", "c", "k").equals(keyed("a", "bc", "k"))).toBe(false);
});
