import { expect, test } from "vitest";
import { pageOf } from "./page-of-file";

test.each([
  ["pages/o-nas.md", "/o-nas"],
  ["pages/\\inny.example.md", "/%5Cinny.example"],
  ["pages//inny.example.md", "/inny.example"],
  ["//inny.example", "/"],
])("the preview of %s opens at %s, a page of this host (25.45)", (name, page) => {
  expect(pageOf(name)).toBe(page);
});
