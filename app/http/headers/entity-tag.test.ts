import { expect, test } from "vitest";
import { isNotModified } from "./entity-tag";

test("If-None-Match may name several tags, weak ones, or any by an asterisk", () => {
  const matching = ['"a"', 'W/"a"', '"b", "a"', "*"];
  const others = ["", "a", '"A"', '"ab"', "garbage,,;", null, undefined];
  expect([...matching, ...others].filter((header) => isNotModified(header, '"a"'))).toEqual(matching);
});
