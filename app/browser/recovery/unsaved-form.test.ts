import { expect, test } from "vitest";
import { isChanged } from "./unsaved-form";

/** Options of a `<select>` with `count` rooms. The option at index `marked` is the default; `null` means no default. */
const rooms = (count: number, marked: number | null) =>
  Array.from({ length: count }, (_, place) => ({ defaultSelected: place === marked }));

const box = { type: "checkbox", defaultChecked: false, value: "on", defaultValue: "" };
const choice = { type: "select-one" };

test.each([
  [true, "typed text", { type: "text", value: "Jan", defaultValue: "" }],
  [true, "text in a larger field", { type: "textarea", value: "LR-120", defaultValue: "" }],
  [true, "a ticked box", { ...box, checked: true }],
  [true, "another choice in a list", { ...choice, selectedIndex: 0, options: rooms(3, 2) }],
  [true, "a choice in a list without a default", { ...choice, selectedIndex: 1, options: rooms(3, null) }],
  [false, "text as it came", { type: "text", value: "2", defaultValue: "2" }],
  [false, "a box as it came", { ...box, checked: false }],
  [false, "a list as it came", { ...choice, selectedIndex: 2, options: rooms(3, 2) }],
  [false, "a list that begins at its first entry", { ...choice, selectedIndex: 0, options: rooms(3, null) }],
  [false, "a button", { type: "submit", value: "usun 1" }],
])("that a form is half filled in is %s of %s (13.2)", (isHalf, _, control) =>
  expect(isChanged(control)).toBe(isHalf),
);
