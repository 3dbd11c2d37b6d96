import { expect, test } from "vitest";
import { clockFinding } from "./clock";

const now = Date.UTC(2026, 10, 22);
const hour = 3_600_000;

test("a clock that agrees with the database's is right", () => {
  expect(clockFinding(-900, now, now - hour)).toEqual({
    state: "ok",
    says: "zgadza się z: czas budowy, PostgreSQL",
  });
});

test("a clock that the database contradicts is wrong, and it says by how much", () => {
  expect(clockFinding(-90_000, now, now - hour)).toMatchObject({
    state: "wrong",
    says: "PostgreSQL ma czas inny o -90 s",
  });
});

test("a clock before the build is wrong", () => {
  expect(clockFinding(null, now, now + hour).state).toBe("wrong");
});
