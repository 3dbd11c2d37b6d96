import { describe, expect, test } from "vitest";
import { readPage } from "./paging";

describe("the page number in a URL", () => {
  test.each([
    ["", 1],
    ["strona=", 1],
    ["strona=1", 1],
    ["strona=17", 17],
  ])("%j is %i", (query, page) => expect(readPage(new URLSearchParams(query))).toBe(page));

  test.each(["0", "-1", "1e0", "01", "1.0", " 1", "+1", "0x1", "1000000", "dwa", "١"])(
    "is rejected when written as %j",
    (text) => expect(readPage(new URLSearchParams({ strona: text }))).toBeNull(),
  );
});
