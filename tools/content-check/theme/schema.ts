import { parse } from "culori";
import { z } from "zod";
import { field, textMatching } from "~/content/fields.server";

/** Colour roles, as `app/ui/` and components name them: `bg-raised`, `text-muted`. */
export const roles = [
  "primary",
  "primary-strong",
  "on-primary",
  "primary-soft",
  "secondary",
  "success",
  "info",
  "warning",
  "error",
  "ring",
  "ground",
  "raised",
  "sunken",
  "ink",
  "muted",
  "line",
  "edge",
  "stage",
] as const;

export type Role = (typeof roles)[number];

const colour = z
  .string()
  .refine((text) => parse(text) !== undefined, "wymagany kolor CSS, np. #15803D albo oklch(0.48 0.12 150)");

const printed = textMatching(/^#[0-9A-F]{6}$/, "wymagany kolor w postaci #15803D");

/** A file in `content/theme/` (`./name.woff2`), or one of a package. */
const fontFile = textMatching(/^(?:\.\/[\w-]+|@?[\w./-]+)\.woff2$/, "wymagany plik .woff2");
const outlineFile = textMatching(/^[@\w./-]+\.ttf$/, "wymagany plik .ttf");
const percent = textMatching(/^\d+(?:\.\d+)?%$/, "wymagany procent, np. 102.96%");
const pathData = textMatching(/^[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]*$/, "wymagany rysunek jak w atrybucie d");

/** Schema of `content/theme/theme.json`, which the build bakes into pages and files (`app/theme.ts`). */
export const themeSchema = z.strictObject({
  colours: z.strictObject(
    Object.fromEntries(
      roles.map((role) => [role, z.strictObject({ light: colour, dark: colour })]),
    ) as Record<Role, z.ZodObject<{ light: typeof colour; dark: typeof colour }>>,
  ),
  print: z.strictObject({
    accent: printed,
    ink: printed,
    muted: printed,
    faint: printed,
    line: printed,
    soft: printed,
    stage: printed,
  }),
  mark: z.strictObject({
    box: z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
    shape: pathData,
    cutout: textMatching(
      /^(?:[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]*)?$/,
      'wymagany rysunek jak w atrybucie d, albo ""',
    ),
  }),
  font: z.strictObject({
    family: field.exactText,
    faces: z.array(z.strictObject({ file: fontFile, characters: field.exactText })),
    fallback: z
      .strictObject({
        fonts: z.array(field.exactText).min(1),
        sizeAdjust: percent,
        ascentOverride: percent,
        descentOverride: percent,
      })
      .nullable(),
    outlines: z.strictObject({ regular: outlineFile, medium: outlineFile, semibold: outlineFile }),
  }),
});

export type Theme = z.output<typeof themeSchema>;
