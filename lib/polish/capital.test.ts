import { expect, test } from "vitest";
import { capitalised } from "./capital";

test.each([
  ["umowa o pracę", "Umowa o pracę"],
  ["łazienka", "Łazienka"],
  ["3D", "3D"],
  ["", ""],
])("„%s” begins a sentence as „%s”", (text, expected) => expect(capitalised(text)).toBe(expected));
