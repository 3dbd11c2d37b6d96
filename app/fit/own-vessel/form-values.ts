import { usualRuler } from "lib/fit-rules/own-vessel";
import type { FieldView } from "./form-view";
import { readLength } from "./length";
import { rulerParameter, tapParameter } from "./parameters";

/** Whether all required lengths are given, and all given ones are in their ranges. */
export function areAllPossible(form: HTMLFormElement, fields: readonly FieldView[]): boolean {
  const data = new FormData(form);
  return fields.every(({ name, isRequired, min, max }) => {
    const length = readLength(String(data.get(name) ?? ""));
    if (length.kind === "empty") return !isRequired;
    return length.kind === "length" && length.mm >= min && length.mm <= max;
  });
}

/** Returns the lengths as the page will show them: in mm, empty if they cannot be read. */
export function lengthTexts(form: HTMLFormElement, fields: readonly FieldView[]): string[] {
  const data = new FormData(form);
  return fields.map(({ name }) => {
    const length = readLength(String(data.get(name) ?? ""));
    return length.kind === "length" ? String(length.mm) : "";
  });
}

/** Returns the form's query string: lengths in mm, without empty and default values, the chosen tap last. */
export function queryOf(form: HTMLFormElement, fields: readonly FieldView[]): string {
  const lengths = new Set(fields.map(({ name }) => name));
  const params = new URLSearchParams();
  const data = new FormData(form);
  const tap = data.get(tapParameter);
  data.delete(tapParameter);
  for (const [name, value] of data) {
    const text = lengths.has(name) ? lengthText(String(value)) : String(value);
    const isUsual = name === rulerParameter && text === String(usualRuler);
    if (text !== "" && !isUsual) params.set(name, text);
  }
  if (tap) params.set(tapParameter, String(tap));
  return params.toString();
}

function lengthText(text: string): string {
  const length = readLength(text);
  return length.kind === "length" ? String(length.mm) : text.trim();
}
