import { expect, test } from "vitest";
import { clockFinding } from "./clock";

const now = Date.UTC(2026, 10, 22);
const hour = 3_600_000;

test("a clock that agrees with all others is right, and it says with which", () => {
  const differences = [{ clock: "PostgreSQL", aheadMs: -900 }];
  expect(clockFinding(differences, now, now - hour)).toEqual({
    state: "ok",
    says: "zgadza się z: czas budowy, PostgreSQL",
  });
});

test("a clock that another one contradicts is wrong, and it says by how much", () => {
  expect(clockFinding([{ clock: "PostgreSQL", aheadMs: -90_000 }], now, now - hour)).toMatchObject({
    state: "wrong",
    says: "PostgreSQL ma czas inny o -90 s",
  });
});

test("a clock before the build is wrong", () => {
  expect(clockFinding([], now, now + hour).state).toBe("wrong");
});
