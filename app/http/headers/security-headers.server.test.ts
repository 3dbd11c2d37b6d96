import { expect, test } from "vitest";
import { strictHeaders } from "./security-headers.server";

test.each([
  ["https://modrawa.example", "subdomains", "max-age=63072000; includeSubDomains"],
  ["https://modrawa.example", "host", "max-age=63072000"],
  ["https://modrawa.example", "off", undefined],
  ["http://localhost:3000", "subdomains", undefined],
] as const)("%s with HSTS=%s sends %s (20.3)", (SITE_URL, HSTS, header) => {
  const headers = strictHeaders({ SITE_URL, HSTS, NODE_ENV: "production" });
  expect(headers["Strict-Transport-Security"]).toBe(header);
});
