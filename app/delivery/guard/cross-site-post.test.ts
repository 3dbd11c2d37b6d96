import { describe, expect, it } from "vitest";
import { isCrossSitePost } from "./cross-site-post";

const site = "https://modrawa.example";
const isRefused = (headers: Record<string, string>, method = "POST") =>
  isCrossSitePost({ method, headers: new Headers(headers) }, site);

describe("the guard against forged posts", () => {
  it.each(["GET", "HEAD", "OPTIONS"])("lets %s pass whoever sends it", (method) => {
    expect(isRefused({ "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, method)).toBe(false);
  });

  it.each(["same-origin", "none"])("lets a post pass that the browser calls %s", (value) => {
    expect(isRefused({ "Sec-Fetch-Site": value })).toBe(false);
  });

  it.each(["cross-site", "same-site", "", "SAME-ORIGIN", "same-origin, cross-site"])(
    "refuses a post that the browser calls %j, even from our own origin",
    (value) => {
      expect(isRefused({ "Sec-Fetch-Site": value, Origin: site })).toBe(true);
    },
  );

  it("goes by the origin where the browser says nothing else", () => {
    expect(isRefused({ Origin: site })).toBe(false);
  });

  it.each([
    "https://evil.example",
    "null",
    "",
    "http://modrawa.example",
    "https://modrawa.example:444",
    `${site}/`,
  ])("refuses the origin %j", (origin) => {
    expect(isRefused({ Origin: origin })).toBe(true);
  });

  it("lets programs pass that are no browser", () => {
    expect(isRefused({})).toBe(false);
  });

  it.each(["PUT", "DELETE", "PATCH"])("holds for %s too", (method) => {
    expect(isRefused({ Origin: "https://evil.example" }, method)).toBe(true);
  });
});
