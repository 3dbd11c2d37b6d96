import fc from "fast-check";
import { expect, test } from "vitest";
import { findRejection, type RequestHead } from "./judgement";

const site = {
  origin: "https://modrawa.example",
  answersAt: (id: string, path: string) =>
    id === "root" || (id === "home/routes/home" && (path === "/" || path === "/newsletter")),
};

function head({ headers, ...parts }: Partial<Omit<RequestHead, "headers">> & { headers?: HeadersInit } = {}) {
  return { method: "GET", url: "/", hosts: ["modrawa.example"], ...parts, headers: new Headers(headers) };
}
const judge = (...parts: Parameters<typeof head>) => findRejection(head(...parts), site)?.status ?? 200;

const form = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };
const post = (headers: HeadersInit = form, url = "/newsletter") => judge({ method: "POST", url, headers });

test.each([
  [200, ["modrawa.example", "Modrawa.Example:443", "localhost:3000", "modrawa.example."]],
  [200, ["127.0.0.1", "[::1]:3000", "10.0.0.7:80"]],
  [421, ["evil.example", "modrawa.example.evil.example", "xmodrawa.example"]],
  [400, ["", "a b", "[::1", "x@y", "żółw.pl"]],
  [400, ["modrawa.example:99999", "modrawa.example:", "modrawa.example/a"]],
])("hosts are answered with %i: %j", (status, hosts) =>
  expect(hosts.map((host) => judge({ hosts: [host] }))).toEqual(hosts.map(() => status)),
);

test.each([
  [200, "a path and a query", ["/", "/o-nas/", "/o-nas?a=%", "/kolekcje/a", "/produkt/%C5%82", "/a?b//c"]],
  [200, "data of a route there", ["/?_data=root"]],
  [400, "what cannot be decoded", ["/%", "/%ff", "/produkt/%E0%A4%A", "/%00", "/a%0d%0ab"]],
  [400, "another host", ["/a\\b", "/%5cevil.example", "//evil.example/", "//evil.example/%2e%2e", "/a//b"]],
  [400, "no path", ["http://evil.example/x", "*", ""]],
  [400, "other data", ["/?_data=routes/nie-ma", "/?_data=", "/?_data=root&_data=root"]],
  [404, "a hidden file", ["/.env", "/.git/HEAD", "/.well-known", "/.well-known/", "/.well-known/../.env"]],
  [404, "a way upwards", ["/assets/../package.json", "/aktualnosci/..%2f..%2fetc%2fpasswd", "/a/%2e%2e"]],
  [404, "beside the file", ["/.well-known/security.txt/", "/.well-known/security.txt.bak"]],
  [404, "elsewhere", ["/.well-known/change-password", "/a/.well-known/security.txt"]],
  [404, "the file in another spelling", ["/%2ewell-known/security.txt"]],
  [
    200,
    "the file, though hidden",
    ["/.well-known/security.txt", "/.well-known/security.txt?a=1", "/.well-known/gs1resolver"],
  ],
])("hrefs are answered with %i where they name %s: %j", (status, _, urls) =>
  expect(urls.map((url) => judge({ url }))).toEqual(urls.map(() => status)),
);

test("a URL has 4,096 bytes at most", () => {
  expect(judge({ url: `/${"a".repeat(4_095)}` })).toBe(200);
  expect(judge({ url: `/${"a".repeat(4_096)}` })).toBe(414);
});

const rejection = (method: string, url: string) => findRejection(head({ method, url }), site);

test.each(["OPTIONS", "TRACE", "PUT", "PROPFIND"])("the method %s is rejected, POST on a page", (method) => {
  expect(rejection(method, "/o-nas")).toEqual({ status: 405, allow: "GET, HEAD" });
  expect(rejection("POST", "/o-nas")).toEqual({ status: 405, allow: "GET, HEAD" });
  expect(rejection(method, "/newsletter?_data=root")).toEqual({ status: 405, allow: "GET, HEAD, POST" });
});

test("HEAD is accepted like GET, and a hidden file is only read", () => {
  expect(judge({ method: "HEAD" })).toBe(200);
  expect(judge({ method: "POST", url: "/.well-known/security.txt" })).toBe(405);
});

test("a form of this site is accepted, also from a browser or a program that sends no origin", () => {
  expect(post()).toBe(200);
  expect(post({ ...form, "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" })).toBe(200);
  expect(post({ "Content-Type": "application/x-www-form-urlencoded" })).toBe(200);
});

test.each(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
  "the type %j is rejected",
  (type) => expect(post({ ...form, "Content-Type": type })).toBe(415),
);

test("a body has 16 kB at most", () => {
  expect(post({ ...form, "Content-Length": "16384" })).toBe(200);
  expect(post({ ...form, "Content-Length": "16385" })).toBe(413);
});

const signs = ["/", "//", "..", "\\", "%", "@", ":", "?"];
const tricky = fc.constantFrom(...signs, "%2f", "%5c", "%00", "evil.example", "_data=root");
const pathPart = fc.oneof(tricky, fc.string({ unit: "binary" }));
const url = fc.array(pathPart, { maxLength: 8 }).map((parts) => `/${parts.join("")}`);
const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "TRACE", "BREW");
const host = fc.oneof(fc.constantFrom("modrawa.example", "evil.example"), fc.string());

test("the guard answers any request, and never throws", () => {
  fc.assert(
    fc.property(method, url, fc.array(host, { maxLength: 2 }), (givenMethod, givenUrl, hosts) => {
      expect(judge({ method: givenMethod, url: givenUrl, hosts })).toBeTypeOf("number");
    }),
    { numRuns: 2_000 },
  );
});

test("an accepted URL can be decoded and stays on this site", () => {
  fc.assert(
    fc.property(url, (given) => {
      fc.pre(judge({ url: given }) === 200);
      const { origin, pathname } = new URL(given, site.origin);
      expect(origin).toBe(site.origin);
      expect(decodeURIComponent(pathname)).not.toMatch(/[\p{Cc}\\]|\/\.\./u);
    }),
    { numRuns: 2_000 },
  );
});
