import { wcagContrast } from "culori";
import type { Role, Theme } from "./schema";

/** WCAG 2.2: 4.5 : 1 for text (1.4.3), 3 : 1 for edges of controls and the focus ring (1.4.11). */
const enough = { text: 4.5, edge: 3 };

/** Backgrounds of pages, cards and sections. */
const grounds = ["ground", "raised", "sunken"] as const;

type Pair = readonly [front: Role, back: Role, use: keyof typeof enough];

const on = (backs: readonly Role[], use: Pair[2], fronts: readonly Role[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => [front, back, use] as const));

/** Every pair of roles that pages combine. */
export const pairs: readonly Pair[] = [
  ...on(grounds, "text", ["ink", "muted", "primary", "primary-strong", "secondary"]),
  ...on(grounds, "text", ["success", "info", "warning", "error"]),
  ...on(["primary", "primary-strong"], "text", ["on-primary"]),
  ...on(["primary-soft"], "text", ["ink", "primary", "primary-strong"]),
  ...on(grounds, "edge", ["edge", "ring"]),
];

/** Roles with no text of their own theme on them: separators, and the background of pictures. */
export const decorative: readonly Role[] = ["line", "stage"];

/** Returns the pairs of a theme's colours whose contrast is too low, in either theme or in print. */
export function tooLow({ colours, print }: Pick<Theme, "colours" | "print">) {
  const shown = (["light", "dark"] as const).flatMap((mode) =>
    pairs.map(([front, back, use]) => ({
      front: `${front}.${mode}`,
      back: `${back}.${mode}`,
      /** Path of the front colour in the theme. */
      path: ["colours", front, mode],
      ratio: wcagContrast(colours[front][mode], colours[back][mode]),
      needed: enough[use],
    })),
  );
  // Text on pictures is dark in both themes, because pictures are light.
  const onPictures = (["light", "dark"] as const).map((mode) => ({
    front: "ink.light",
    back: `stage.${mode}`,
    path: ["colours", "stage", mode],
    ratio: wcagContrast(colours.ink.light, colours.stage[mode]),
    needed: enough.text,
  }));
  // PDFs and emails have text in these colours on white and on the soft background, and white text on the accent.
  const printed = (["accent", "ink", "muted"] as const).flatMap((front) =>
    [["white", "#FFFFFF"] as const, ["print.soft", print.soft] as const].map(([back, colour]) => ({
      front: `print.${front}`,
      back,
      path: ["print", front],
      ratio: wcagContrast(print[front], colour),
      needed: enough.text,
    })),
  );
  return [...shown, ...onPictures, ...printed].filter(({ ratio, needed }) => ratio < needed);
}
