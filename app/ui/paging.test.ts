import { expect, test } from "vitest";
import { readPage } from "./paging";

test.each(["0", "-1", "1e0", "01", "1.0", " 1", "+1", "0x1", "1000000", "dwa", "١"])(
  "a page number is rejected when written as %j",
  (text) => expect(readPage(new URLSearchParams({ strona: text }))).toBe(0),
);
