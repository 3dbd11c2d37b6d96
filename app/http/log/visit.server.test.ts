import { expect, test } from "vitest";
import { visitOf } from "./visit.server";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const reading = { accept: "text/html,application/xhtml+xml", "user-agent": browser, host: "modrawa.example" };

const visit = (url: string, status = 200, headers: Record<string, string> = reading) =>
  visitOf({ method: "GET", url, headers }, url.split("?")[0] ?? "", { status });

test("a page is distinguished from its subresources", () => {
  expect(visit("/o-nas")).toEqual({ kind: "page" });
  expect(visit("/o-nas", 304)).toEqual({ kind: "page" });
  expect(visit("/o-nas", 200, { ...reading, accept: "*/*" })).toBeNull();
  expect(visit("/assets/root-1.js", 200, { ...reading, accept: "*/*" })).toBeNull();
  expect(visit("/sitemap.xml")).toBeNull();
  expect(visit("/o-nas", 302)).toBeNull();
  expect(visitOf({ method: "POST", url: "/x", headers: reading }, "/x", { status: 200 })).toBeNull();
});

test("a page that was opened by a link is distinguished from a merely prefetched one", () => {
  const asked = { ...reading, accept: "*/*" };
  expect(visit("/kontakt?_data=routes%2Fkontakt", 200, asked)).toEqual({ kind: "data" });
  const ahead = { ...asked, "sec-purpose": "prefetch" };
  expect(visit("/kontakt?_data=routes%2Fkontakt", 200, ahead)).toEqual({ kind: "hint" });
  expect(visit("/kontakt?_data=root", 200, asked)).toBeNull();
});

test("a file counts if a visitor downloads it, not if a page shows it, and once if it is fetched in ranges", () => {
  expect(visit("/files/karty/LR-110.pdf")).toEqual({ kind: "file" });
  expect(visit("/models/LR-110/LR-110.step")).toEqual({ kind: "file" });
  const fetched = { ...reading, "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" };
  expect(visit("/models/LR-110/LR-110.glb", 200, fetched)).toBeNull();
  expect(visit("/files/a.pdf", 206, { ...reading, range: "bytes=0-99" })).toEqual({ kind: "file" });
  expect(visit("/files/a.pdf", 206, { ...reading, range: "bytes=100-" })).toBeNull();
});

test("a search is kept without what surrounds it, and no longer than a search is", () => {
  expect(visit("/produkty?q=+bateria++&utm_source=x")).toEqual({ kind: "page", search: "bateria" });
  expect(visit(`/produkty?q=${"x".repeat(500)}`)?.search).toBe(`${"x".repeat(100)}…`);
  expect(visit("/produkty?q=%20")).toEqual({ kind: "page" });
  expect(visit("/kontakt?q=bateria")).toEqual({ kind: "page" });
});

test("a 404 records the page that links there, and of other sites only their origin", () => {
  const from = (referer: string) => visit("/nie-ma", 404, { ...reading, referer })?.from;
  const asked = { method: "GET", url: "/nie-ma", headers: reading };
  expect(visitOf(asked, "/nie-ma", { status: 302, location: "/404" })).toEqual({ kind: "missing" });
  expect(visit("/404", 404)).toBeNull();
  expect(from("https://modrawa.example/o-nas?email=a")).toBe("/o-nas");
  expect(from("https://inny.example/tajne?haslo=a")).toBe("https://inny.example");
  expect(from("żaden adres")).toBeUndefined();
});

test("robots are marked", () => {
  expect(visit("/o-nas", 200, { ...reading, "user-agent": "Googlebot/2.1" })).toEqual({
    kind: "page",
    isBot: true,
  });
});
