import { describe, expect, test } from "vitest";
import { isChanged } from "./unsaved-form";

/** Options of a `<select>` with `count` rooms. The option at index `marked` is the default; `null` means no default. */
const rooms = (count: number, marked: number | null) =>
  Array.from({ length: count }, (_, place) => ({ defaultSelected: place === marked }));

describe("a form counts as half filled in (13.2)", () => {
  test.each([
    ["typed text", { type: "text", value: "Jan", defaultValue: "" }],
    ["text in a larger field", { type: "textarea", value: "LR-120", defaultValue: "" }],
    [
      "a ticked box",
      { type: "checkbox", checked: true, defaultChecked: false, value: "on", defaultValue: "" },
    ],
    ["another choice in a list", { type: "select-one", selectedIndex: 0, options: rooms(3, 2) }],
    [
      "a choice in a list without a default",
      { type: "select-one", selectedIndex: 1, options: rooms(3, null) },
    ],
  ])("with %s", (_, control) => {
    expect(isChanged(control)).toBe(true);
  });

  test.each([
    ["text as it came", { type: "text", value: "2", defaultValue: "2" }],
    [
      "a box as it came",
      { type: "checkbox", checked: false, defaultChecked: false, value: "on", defaultValue: "" },
    ],
    ["a list as it came", { type: "select-one", selectedIndex: 2, options: rooms(3, 2) }],
    [
      "a list that begins at its first entry",
      { type: "select-one", selectedIndex: 0, options: rooms(3, null) },
    ],
    ["a button", { type: "submit", value: "usun 1" }],
  ])("not with %s", (_, control) => {
    expect(isChanged(control)).toBe(false);
  });
});
