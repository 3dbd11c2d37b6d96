import { expect, test } from "vitest";
import { clockFinding } from "./clock";

const now = Date.UTC(2026, 10, 22);
const hour = 3_600_000;

test.each([
  ["agrees with the database's", -900, -hour, "ok", "zgadza się z: czas budowy, PostgreSQL"],
  ["the database contradicts", -90_000, -hour, "wrong", "PostgreSQL ma czas inny o -90 s"],
  ["is before the build", null, hour, "wrong", "jest wcześniej, niż zbudowano serwis"],
])("of a clock that %s the finding says so", (_case, databaseAhead, built, state, says) =>
  expect(clockFinding(databaseAhead, now, now + built)).toMatchObject({ state, says }),
);
