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

test.each([
  ["text/html; charset=utf-8", true],
  ["application/json", true],
  ["application/manifest+json", true],
  ["application/rss+xml; charset=utf-8", true],
  ["image/svg+xml", true],
  ["image/avif", false],
  ["font/woff2", false],
  [null, false],
])("%s is compressed: %s", (contentType, expected) => expect(isText(contentType)).toBe(expected));
