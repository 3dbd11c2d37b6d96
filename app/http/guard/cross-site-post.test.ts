import { describe, expect, it } from "vitest";
import { isCrossSitePost } from "./cross-site-post";

const site = "https://modrawa.example";
const isRejected = (headers: Record<string, string>, method = "POST") =>
  isCrossSitePost({ method, headers: new Headers(headers) }, site);

describe("the guard against forged posts", () => {
  it.each(["GET", "HEAD", "OPTIONS"])("accepts %s from any site", (method) =>
    expect(isRejected({ "Sec-Fetch-Site": "cross-site", Origin: "https://evil.pl" }, method)).toBe(false),
  );

  it.each(["same-origin", "none"])("accepts a post that the browser calls %s", (value) =>
    expect(isRejected({ "Sec-Fetch-Site": value })).toBe(false),
  );

  it.each(["cross-site", "same-site", "", "SAME-ORIGIN", "same-origin, cross-site"])(
    "rejects a post that the browser calls %j, even from our own origin",
    (value) => expect(isRejected({ "Sec-Fetch-Site": value, Origin: site })).toBe(true),
  );

  it("falls back to the origin where the browser sends no Sec-Fetch-Site; other programs send neither", () => {
    expect(isRejected({ Origin: site })).toBe(false);
    expect(isRejected({})).toBe(false);
  });

  it.each([
    "https://evil.example",
    "null",
    "",
    "http://modrawa.example",
    "https://modrawa.example:444",
    `${site}/`,
  ])("rejects the origin %j", (origin) => expect(isRejected({ Origin: origin })).toBe(true));

  it.each(["PUT", "DELETE", "PATCH"])("applies to %s too", (method) =>
    expect(isRejected({ Origin: "https://evil.example" }, method)).toBe(true),
  );
});
