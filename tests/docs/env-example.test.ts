import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseEnv, variableNames } from "../../lib/platform/env.server";

const example = readFileSync(".env.example", "utf8");
/** The `NAME=value` lines of `.env.example`, including those that are commented out. */
const settings = [...example.matchAll(/^#?(?<name>[A-Z_]+)=(?<value>.*)$/gm)].map(({ groups }) => ({
  name: groups?.name ?? "",
  value: groups?.value ?? "",
}));

test("the example names every variable once, and no other (22.3)", () => {
  expect(settings.map(({ name }) => name).sort()).toEqual(variableNames.toSorted());
});

test("the example's values are valid", () => {
  expect(() => parseEnv(Object.fromEntries(settings.map(({ name, value }) => [name, value])))).not.toThrow();
});
