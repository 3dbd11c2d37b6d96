import { expect, test } from "vitest";
import { pictureSize, pictureUrl } from "./picture";

test("a link preview shows the largest JPEG", () => {
  expect(pictureUrl("home/hero")).toBe("/images/home/hero-1920.jpg");
});

test("a picture of an unknown folder throws", () => {
  expect(() => pictureSize("elsewhere/x")).toThrow("elsewhere/x");
});
