import { expect, test } from "vitest";
import { misplacedPages, printedRange } from "../../../tests/support/samples/printed-range";

const longName = (words: string) =>
  `${words} z przedłużoną wylewką, regulatorem ceramicznym i kompletem do montażu na blacie z konglomeratu`;

test.each([
  { range: "of one model", printed: printedRange([1], 0) },
  { range: "with names of 120 letters", printed: printedRange([80, 1], 13, longName) },
])("each page of a catalogue $range is where its lists and links say (1.7)", async ({ printed }) => {
  expect(await misplacedPages(printed)).toEqual([]);
});
