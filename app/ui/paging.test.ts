import { describe, expect, test } from "vitest";
import { pageOfList, readPage } from "./paging";

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

describe("a page of a list", () => {
  const letters = ["a", "b", "c", "d", "e"];

  test("has its items, its number and the totals", () => {
    expect(pageOfList(letters, 2, 2)).toEqual({ items: ["c", "d"], page: 2, pages: 3, total: 5 });
    expect(pageOfList(letters, 3, 2)?.items).toEqual(["e"]);
  });

  test("always exists as the first page, even of an empty list, and never after the last", () => {
    expect(pageOfList([], 1, 2)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
    expect(pageOfList(letters, 4, 2)).toBeNull();
    expect(pageOfList(letters, null, 2)).toBeNull();
  });
});
