import { expect, test } from "vitest";
import { misplacedPages, printedRange } from "../support/samples/printed-range";

test.each([
  { range: "of 300 models", printed: printedRange([40, 1, 59, 200], 5) },
  { range: "of 40 collections", printed: printedRange([80, 30], 40) },
  { range: "of 2,000 pages", printed: printedRange([1_200, 740], 7) },
])("each page of a catalogue $range is where its lists and links say (1.7)", async ({ printed }) => {
  expect(await misplacedPages(printed)).toEqual([]);
});
