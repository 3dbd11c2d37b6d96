import { expect, test } from "vitest";
import { getBrand } from "~/content/brand.server";
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
  colour: /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i,
};

type Rule = keyof typeof rules;

const storageKey = "key of the visitor's browser: another name would lose what it remembers";
const metric = "name of a metric, which dashboards and alerts of operators read";
const operators = "word for operators";
const neutral = "white, black and grey of every brand: on photographs, light on swatches";

/** Files that may have it, and why. */
const allowed: Record<Rule, Record<string, string>> = {
  name: {
    "app/browser/recovery/reload-throttle.ts": storageKey,
    "app/catalogue/remembered-comparison.ts": storageKey,
    "app/range/basin-script.ts": storageKey,
    "app/project/changes/memory.ts": storageKey,
    "app/project/list/remembered-project.ts": storageKey,
    "app/range/tree/browser-store.ts": storageKey,
    "app/layout/colour-mode.ts": storageKey,
    "app/layout/menus/shortcut.ts": storageKey,
    "app/layout/languages/translation-widget.ts": "name of a function that the translation script calls",
    "app/http/metrics/gauges.ts": metric,
    "app/http/metrics/metrics.server.ts": metric,
    "tools/operations/backup/archive.ts": "format of backups: another name would make old ones unreadable",
    "server/chain.ts": operators,
  },
  town: {},
  "catalogue number": {},
  fiction: {
    "app/content/brand.server.ts": "label of a field, for the list that shows what a list can do",
  },
  "category number": { "lib/platform/env.server.ts": "a time in ms" },
  colour: {
    "app/ui/theme.css": neutral,
    "app/ui/styles/controls.css": neutral,
    "app/ui/styles/stage-buttons.css": neutral,
    "lib/viewer/viewer.css": "greys of the stage, on which every finish can be seen",
    "tools/downloads/read-drawing.ts": "colour by which drawings of CAD tell their layers apart",
    "tools/downloads/pdf/qr.ts": "black, as scanners need it",
    "lib/drawing/qr-code.server.ts": "white, as scanners need it",
    "lib/platform/xlsx.server.ts": "colour of links in spreadsheets",
    "app/range/products/finishes.ts": "grey of a finish that content does not have",
    "tools/content-check/theme/schema.ts": "example of how a colour is written",
    "tools/content-check/theme/contrast.ts": "white, as paper is",
    "app/mailing/mail-body.ts": "white, as paper is",
    "app/content/collections.server.ts": "example of how a colour is written",
    "app/editorial/page-fields.server.ts": "example of how a colour is written",
  },
};

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
