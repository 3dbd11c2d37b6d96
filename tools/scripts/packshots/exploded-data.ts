import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { SparePart } from "~/range/spare-parts.server";

type Shape = NonNullable<SparePart["shape"]>;
type Length = "width" | "height" | "depth" | "length" | "thickness";

/** What is taken out of a model in one step: `exploded.yaml` tells what each field means. */
export type Step = {
  shapes?: Shape[];
  moves?: string;
  at: string;
  along: "x" | "-x" | "y" | "-y" | "z" | "-z" | "out";
  towards?: string;
  from?: string;
  beside?: number;
  after?: number;
  isModelled?: true;
};

/** A slice of a turned body: its outer diameter (0: a gap), its length, the diameter of its hole, its sides. */
export type Slice = [outer: number, length: number, inner?: number | undefined, sides?: number | undefined];

type Data = {
  steps: Step[];
  profiles: { [shape in Shape]?: Slice[] };
  boxes: { [shape in Shape]?: [Length, Length, Length, number?] };
};

export const { steps, profiles, boxes }: Data = parse(
  readFileSync("tools/scripts/packshots/exploded.yaml", "utf8"),
);
