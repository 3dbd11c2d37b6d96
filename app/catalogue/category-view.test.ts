import { expect, test } from "vitest";
import { categoryPicture } from "./category-view";

test.each([
  ["/images/categories/4100.avif", "categories/4100"],
  ["https://uslugi.example/krany.jpg?w=1", "https://uslugi.example/krany.jpg?w=1"],
])("a category's picture %s is shown", (image, src) => expect(categoryPicture(image)).toBe(src));

test.each([
  null,
  "",
  "/images/kategorie/1.avif",
  "/images/constructor/1.avif",
  "/images/1.avif",
  "/images/categories/1.jpg",
  "http://uslugi.example/krany.jpg",
  "//uslugi.example/krany.avif",
])("a category's picture %j, which cannot be shown, is left out", (image) =>
  expect(categoryPicture(image)).toBeNull(),
);
