import { expect, test } from "vitest";
import { parse } from "yaml";
import { getBrand } from "~/brand/brand.server";
import { readProducts } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import { files, textOf } from "./project-files";

/** Code that runs for visitors, staff and operators; tests name the brand of the fixture as they like. */
const code = files.filter(
  (file) => /^(?:app|lib|server|tools)\/.*\.(?:tsx?|js|css)$/.test(file) && !/\.test\.tsx?$/.test(file),
);

const { slug, address } = getBrand();
const { files: products, parts } = readProducts();
const numbers = [...products.map(({ data }) => data.code), ...parts.data.spareParts.map((part) => part.code)];
const prefixes = [...new Set(numbers.map((number) => number.split("-", 1)[0]))];
const categories = [...embeddedTree().byId.keys()];

/** Texts that belong in `content/`, not in code. */
const rules = {
  name: new RegExp(slug, "i"),
  town: new RegExp(address.town, "i"),
  "catalogue number": new RegExp(`\\b(?:${prefixes.join("|")})-(?:\\d{2,}|…)`),
  fiction: /przykładow/i,
  "category number": new RegExp(`(?<![\\w.#-])(?:${categories.join("|")})(?!\\w)`),
  // Shadows and veils of black and white belong to no brand.
  colour:
    /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch|lab)a?\((?!0 0 0\b|255 255 255\b)\s*[\d.]/i,
};

type Rule = keyof typeof rules;

/** Files that may have such a text all the same, and why. */
const allowed: Record<Rule, Record<string, string>> = parse(textOf("tests/docs/brand-names.yaml"));

test.each(Object.entries(rules) as [Rule, RegExp][])(
  "no %s of the brand is in code, except where a reason is given (25.14)",
  (rule, expression) => {
    const found = code.filter((file) => expression.test(withoutComments(textOf(file))));
    expect(found.filter((file) => !(file in allowed[rule]))).toEqual([]);
    expect(Object.keys(allowed[rule]).filter((file) => !found.includes(file))).toEqual([]);
  },
);

/** Comments may name the brand's things: nobody sees them, and examples are clearer than descriptions. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(?<=^|[\s;{}(,])\/\/.*$/gm, "");
}
