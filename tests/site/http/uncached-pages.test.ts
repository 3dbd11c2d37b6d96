import { expect, inject, test } from "vitest";

const site = { url: inject("siteUrl") };

const post = () =>
  fetch(`${site.url}/newsletter`, { method: "POST", body: new URLSearchParams({ email: "x" }) });

test.each([
  ["a page with a token", () => fetch(`${site.url}/newsletter/potwierdz?token=x`)],
  ["the answer to a post", post],
])("%s has one policy, and it lets the page's own scripts run", async (_, ask) => {
  const response = await ask();
  const policies = (response.headers.get("Content-Security-Policy") ?? "").split(",");
  expect(policies).toHaveLength(1);
  expect(policies[0]).toMatch(/script-src 'self' 'sha256-/);
});

test("a page with a token sends its URL to no other site (18.15)", async () => {
  const response = await fetch(`${site.url}/newsletter/potwierdz?token=x`);
  expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});
