import { expect, test } from "vitest";
import { isNotModified } from "./entity-tag";

test.each(['"a"', 'W/"a"', '"b", "a"', "*"])("If-None-Match %s matches", (header) =>
  expect(isNotModified(header, '"a"')).toBe(true),
);

test.each(["", "a", '"A"', '"ab"', "garbage,,;", null, undefined])("If-None-Match %j does not", (header) =>
  expect(isNotModified(header, '"a"')).toBe(false),
);
