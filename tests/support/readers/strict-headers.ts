import { expect } from "vitest";

/** Expects the security headers that every response must have, and no cookies or headers that identify the server. */
export function expectStrictHeaders(headers: Headers): void {
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(headers.get("content-security-policy")).not.toContain("unsafe");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/);
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(headers.get("cross-origin-resource-policy")).toMatch(/^(same|cross)-origin$/);
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  for (const name of ["x-powered-by", "server", "set-cookie"]) expect(headers.get(name)).toBeNull();
}
