import { expect, test } from "vitest";
import { isText, preferredEncoding } from "./content-encoding";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0.1, gzip", "br"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.000", null],
  ["br;Q=0", null],
  ["deflate", null],
  ["x-br", null],
  ["", null],
  [undefined, null],
])("for Accept-Encoding %j the preferred encoding is %s", (header, expected) =>
  expect(preferredEncoding(header)).toBe(expected),
);

const texts = [
  "text/html; charset=utf-8",
  "application/json",
  "application/manifest+json",
  "application/rss+xml; charset=utf-8",
  "image/svg+xml",
];

test("what is text is compressed, pictures and fonts are not", () =>
  expect([...texts, "image/avif", "font/woff2", null].filter(isText)).toEqual(texts));
