import { expect, test } from "vitest";
import { withoutDataParameter } from "./data-requests";

test.each([
  ["", ""],
  ["?_data=page", ""],
  ["?_data=page&a=1&_data=root", "?a=1"],
  ["?a=1&_data=routes%2Fpage", "?a=1"],
  ["?_data=page&a=%C5%82&b", "?a=%C5%82&b"],
  ["?a=1&_data=page&my_data=2", "?a=1&my_data=2"],
])("a data request with the query %j is for the page with %j", (search, own) =>
  expect(withoutDataParameter(search)).toBe(own),
);
