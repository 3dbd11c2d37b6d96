import { expect, test, vi } from "vitest";
import { childEnv } from "./child-env";

test("a program gets the path, what is named, and its own values; no secret", () => {
  vi.stubEnv("SECRET", "s").stubEnv("DATABASE_URL", "postgres://x").stubEnv("PGSSLMODE", "require");
  const env = childEnv(["PGSSLMODE", "NEVER_SET"], { PGPASSWORD: "p" });
  expect(env).toMatchObject({ PATH: process.env.PATH, PGSSLMODE: "require", PGPASSWORD: "p" });
  for (const name of ["SECRET", "DATABASE_URL", "NEVER_SET"]) expect(env).not.toHaveProperty(name);
});
