import { expect, test } from "vitest";
import { isPathData } from "./path-data";

test.each([
  "M21 5h6v9h-6z",
  "M40 17a12 12 0 1 1-24 0a12 12 0 1 1 24 0M19 25 8 41l4 3 11-16",
  "m1,2 3,4 .5-.5C1 2 3 4 5 6S1 2 3 4Q1 2 3 4T1 2ZM1 1",
])("%s is the data of a path (25.20)", (text) => expect(isPathData(text)).toBe(true));

test.each([
  ["", "nothing"],
  ["h6v9", "no move at its beginning"],
  ["M21", "one number of two"],
  ["M21 5h", "a command without its number"],
  ["M21 5z4", "a number after the end"],
  ["M21 5k6", "an unknown command"],
  ["M21 5a12 12 0 2 1 4 4", "a flag that is neither 0 nor 1"],
  ['M21 5"/><script>', "markup"],
  ["M1e9 5", "an exponent"],
  ["M21 5url(#a)", "a reference"],
])("„%s” is none: %s (25.20)", (text) => expect(isPathData(text)).toBe(false));
