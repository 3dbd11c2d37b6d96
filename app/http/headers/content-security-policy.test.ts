import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy";

const sources = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((directive) => directive.startsWith(name))
    ?.split(" ")
    .slice(1);

test("inline styles, which Vite injects, are allowed in development only", () => {
  const policy = contentSecurityPolicy({ isDevelopment: true });
  expect(sources(policy, "style-src")).toEqual(["'self'", "'unsafe-inline'"]);
  expect(sources(policy, "script-src")).toEqual(["'self'"]);
});
