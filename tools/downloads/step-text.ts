/**
 * Writes STEP files (ISO 10303-21, "clear text encoding"), whose syntax IFC files use. Each entity is one numbered
 * line, with its attributes in schema order.
 */

/** STEP text that is written verbatim: a reference, an enumeration value or a typed value. */
export type Raw = { readonly raw: string };

/** Value of an attribute: strings are quoted, numbers are written as reals, and null becomes `$` (no value). */
export type Value = string | number | boolean | null | Raw | readonly Value[];

/** The entities of one file, in insertion order. */
export type StepEntities = {
  /** Appends an entity. @returns a reference to it, for attributes of other entities */
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

/** Formats a value of an enumeration: `.FAUCET.`. */
export function enumerated(value: string): Raw {
  return { raw: `.${value}.` };
}

export function integer(value: number): Raw {
  return { raw: value.toFixed(0) };
}

/** Formats a value with its type, for attributes that allow several types: `IFCLABEL('…')`. */
export function typed(type: string, value: Value): Raw {
  return { raw: `${type.toUpperCase()}(${stepText(value)})` };
}

/** Placeholder for an attribute whose value is derived from other attributes. */
export const derived: Raw = { raw: "*" };

export function stepText(value: Value): string {
  if (value === null) return "$";
  if (typeof value === "string") return `'${escaped(value)}'`;
  if (typeof value === "number") return real(value);
  if (typeof value === "boolean") return value ? ".T." : ".F.";
  return "raw" in value ? value.raw : `(${value.map(stepText).join(",")})`;
}

/** Assembles a STEP file. @param header lines of the header section */
export function stepFile(header: readonly string[], { lines }: StepEntities): string {
  const sections = ["HEADER;", ...header, "ENDSEC;", "DATA;", ...lines(), "ENDSEC;"];
  return ["ISO-10303-21;", ...sections, "END-ISO-10303-21;", ""].join("\n");
}

/** Formats a real, which must have a decimal point: `5.`, `1.E-7`. */
function real(value: number): string {
  const [mantissa = "", exponent] = String(value).split("e");
  const decimal = mantissa.includes(".") ? mantissa : `${mantissa}.`;
  return exponent === undefined ? decimal : `${decimal}E${exponent}`;
}

/** Escapes a string: characters outside printable ASCII become UTF-16 hex digits between `\X2\` and `\X0\`. */
function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "''")
    .replace(/[^ -~]+/g, (rest) => {
      const bigEndian = Buffer.from(rest, "utf16le").swap16();
      return `\\X2\\${bigEndian.toString("hex").toUpperCase()}\\X0\\`;
    });
}
