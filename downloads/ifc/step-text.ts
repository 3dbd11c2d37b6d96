/**
 * Writes STEP files (ISO 10303-21, "clear text encoding"), the syntax of IFC: a numbered line for each entity, whose
 * attributes stand in the schema's order.
 */

/** A piece of STEP text that is written as it is: a reference, an enumeration's value, a typed value. */
export type Raw = { readonly raw: string };

/** An attribute: texts are quoted, numbers are reals, null is left out (`$`). */
export type Value = string | number | boolean | null | Raw | readonly Value[];

/** The entities of one file, in the order in which they were added. */
export type StepEntities = {
  /** @returns the reference that other entities name it by */
  add(entity: string, ...attributes: Value[]): Raw;
  /** All lines of the file's data section. */
  lines(): string[];
};

export function stepEntities(): StepEntities {
  const lines: string[] = [];
  return {
    add(entity, ...attributes) {
      const reference = `#${lines.length + 1}`;
      lines.push(`${reference}=${entity.toUpperCase()}${stepText(attributes)};`);
      return { raw: reference };
    },
    lines: () => lines,
  };
}

/** A value of an enumeration. */
export function enumerated(value: string): Raw {
  return { raw: `.${value}.` };
}

export function integer(value: number): Raw {
  return { raw: value.toFixed(0) };
}

/** A value that names its type, where the schema allows several: `IFCLABEL('…')`. */
export function typed(type: string, value: Value): Raw {
  return { raw: `${type.toUpperCase()}(${stepText(value)})` };
}

/** An attribute that the entity derives from others. */
export const derived: Raw = { raw: "*" };

export function stepText(value: Value): string {
  if (value === null) return "$";
  if (typeof value === "string") return `'${escaped(value)}'`;
  if (typeof value === "number") return real(value);
  if (typeof value === "boolean") return value ? ".T." : ".F.";
  return "raw" in value ? value.raw : `(${value.map(stepText).join(",")})`;
}

/** @param header what stands between HEADER and ENDSEC, a line each */
export function stepFile(header: readonly string[], { lines }: StepEntities): string {
  const sections = ["HEADER;", ...header, "ENDSEC;", "DATA;", ...lines(), "ENDSEC;"];
  return ["ISO-10303-21;", ...sections, "END-ISO-10303-21;", ""].join("\n");
}

/** Reals have a point even where nothing follows it: `5.`, `1.5E-07`. */
function real(value: number): string {
  const [mantissa = "", exponent] = String(value).split("e");
  const decimal = mantissa.includes(".") ? mantissa : `${mantissa}.`;
  return exponent === undefined ? decimal : `${decimal}E${exponent}`;
}

/** What is not printable ASCII stands as UTF-16 between `\X2\` and `\X0\`. */
function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "''")
    .replace(/[^ -~]+/g, (rest) => `\\X2\\${[...rest].map(hexadecimal).join("")}\\X0\\`);
}

function hexadecimal(character: string): string {
  const units = Array.from({ length: character.length }, (_, place) => character.charCodeAt(place));
  return units.map((unit) => unit.toString(16).toUpperCase().padStart(4, "0")).join("");
}
