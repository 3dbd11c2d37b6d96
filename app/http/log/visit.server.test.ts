import { expect, test } from "vitest";
import { visitOf } from "./visit.server";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const reading = { accept: "text/html,application/xhtml+xml", "user-agent": browser, host: "modrawa.example" };

const visit = (url: string, status = 200, headers: Record<string, string> = reading) =>
  visitOf({ method: "GET", url, headers }, url.split("?")[0] ?? "", { status });

const asked = { ...reading, accept: "*/*" };
const data = "/kontakt?_data=routes%2Fkontakt";
const shown = { ...reading, "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" };

test.each<[string, string, number, Record<string, string>, ReturnType<typeof visit>]>([
  ["a page", "/o-nas", 200, reading, { kind: "page" }],
  ["a page that the browser has", "/o-nas", 304, reading, { kind: "page" }],
  ["a page of what has a dot in its number", "/dopasowanie/inna/A.1-B", 200, reading, { kind: "page" }],
  ["what a page asks for", "/o-nas", 200, asked, null],
  ["a script", "/assets/root-1.js", 200, asked, null],
  ["a file for machines", "/sitemap.xml", 200, reading, null],
  ["a redirect", "/o-nas", 302, reading, null],
  ["a page that a link opened", data, 200, asked, { kind: "data" }],
  ["one that was merely prefetched", data, 200, { ...asked, "sec-purpose": "prefetch" }, { kind: "hint" }],
  ["data of the frame", "/kontakt?_data=root", 200, asked, null],
  ["a download", "/files/karty/LR-110.pdf", 200, reading, { kind: "file" }],
  ["another one", "/models/LR-110/LR-110.step", 200, reading, { kind: "file" }],
  ["a model that a page shows", "/models/LR-110/LR-110.glb", 200, shown, null],
  ["the first range of a file", "/files/a.pdf", 206, { ...reading, range: "bytes=0-99" }, { kind: "file" }],
  ["a further one", "/files/a.pdf", 206, { ...reading, range: "bytes=100-" }, null],
  ["a search", "/produkty?q=+bateria++&utm_source=x", 200, reading, { kind: "page", search: "bateria" }],
  ["an empty one", "/produkty?q=%20", 200, reading, { kind: "page" }],
  ["what is no search", "/kontakt?q=bateria", 200, reading, { kind: "page" }],
  ["the page of 404 itself", "/404", 404, reading, null],
  ["a robot", "/o-nas", 200, { ...reading, "user-agent": "Googlebot/2.1" }, { kind: "page", isBot: true }],
])("%s is recorded as what it is: %s, %i", (_, url, status, headers, recorded) =>
  expect(visit(url, status, headers)).toEqual(recorded),
);

test("neither a post nor the end of a long search is recorded", () => {
  expect(visitOf({ method: "POST", url: "/x", headers: reading }, "/x", { status: 200 })).toBeNull();
  expect(visit(`/produkty?q=${"x".repeat(500)}`)?.search).toBe(`${"x".repeat(100)}…`);
});

test("a 404 records the page that links there, and of other sites only their origin", () => {
  const from = (referer: string) => visit("/nie-ma", 404, { ...reading, referer })?.from;
  const request = { method: "GET", url: "/nie-ma", headers: reading };
  expect(visitOf(request, "/nie-ma", { status: 302, location: "/404" })).toEqual({ kind: "missing" });
  expect(from("https://modrawa.example/o-nas?email=a")).toBe("/o-nas");
  expect(from("https://inny.example/tajne?haslo=a")).toBe("https://inny.example");
  expect(from("żaden adres")).toBeUndefined();
});
