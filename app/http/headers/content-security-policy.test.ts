import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy";

const sources = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((directive) => directive.startsWith(name))
    ?.split(" ")
    .slice(1);

test("the base allows our own files and nothing inline", () => {
  const policy = contentSecurityPolicy();
  expect(sources(policy, "default-src")).toEqual(["'none'"]);
  expect(sources(policy, "script-src")).toEqual(["'self'"]);
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain("http");
});

test("a page's inline scripts are named by their hashes (20.2)", () => {
  expect(sources(contentSecurityPolicy({ scriptHashes: ["sha256-a", "sha256-b"] }), "script-src")).toEqual([
    "'self'",
    "'sha256-a'",
    "'sha256-b'",
  ]);
});

test("an inline style is named by its hash (20.2)", () => {
  expect(sources(contentSecurityPolicy({ styleHashes: ["sha256-a"] }), "style-src")).toEqual([
    "'self'",
    "'sha256-a'",
  ]);
});

test("pictures may come from the category service's host, over https only (20.2)", () => {
  const from = (categoryService: string) => sources(contentSecurityPolicy({ categoryService }), "img-src");
  expect(from("https://api.example/v1")).toEqual(["'self'", "https://api.example"]);
  expect(from("http://127.0.0.1:4000")).toEqual(["'self'", "https://127.0.0.1:4000"]);
});

test("a translated page may load the translation script, and what Google's script loads", () => {
  const google = contentSecurityPolicy({
    translationScript: "https://translate.google.com/translate_a/element.js",
  });
  expect(sources(google, "script-src")).toContain("https://translate.googleapis.com");
  expect(google).not.toContain("unsafe");
  const own = contentSecurityPolicy({ translationScript: "http://localhost:4000/element.js" });
  for (const name of ["script-src", "style-src", "img-src", "connect-src"]) {
    expect(sources(own, name)).toEqual(["'self'", "http://localhost:4000"]);
  }
});

test("insecure requests are upgraded only where the site itself is served over https (20.3)", () => {
  expect(contentSecurityPolicy({ isHttps: true })).toContain("; upgrade-insecure-requests");
  expect(contentSecurityPolicy()).not.toContain("upgrade-insecure-requests");
});

test("inline styles, which Vite injects, are allowed in development only", () => {
  expect(sources(contentSecurityPolicy({ isDevelopment: true }), "style-src")).toEqual([
    "'self'",
    "'unsafe-inline'",
  ]);
  expect(sources(contentSecurityPolicy({ isDevelopment: true }), "script-src")).toEqual(["'self'"]);
});
