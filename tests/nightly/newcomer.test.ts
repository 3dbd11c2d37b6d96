import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { textOf } from "../docs/project-files";
import { copyProject } from "../support/runner/project-copy";
import { ownSite } from "../support/site/own-site";

const { folder, at, failureOf } = copyProject(["public"]);

/** Inserts lines above the first line that contains `before`. */
function insert(name: string, before: string, lines: string) {
  const text = readFileSync(at(name), "utf8");
  const place = text.lastIndexOf("\n", text.indexOf(before)) + 1;
  if (!text.includes(before)) throw new Error(`${name} has no „${before}” any more`);
  writeFileSync(at(name), `${text.slice(0, place)}${lines}\n${text.slice(place)}`);
}

function addFile(name: string, text: string) {
  if (existsSync(at(name))) throw new Error(`${name} is there already`);
  writeFileSync(at(name), text);
}

/** The code of „Your first change”, in its order: the function, its place on the page, its test. */
const [firstChange = ""] = /## Your first change[\s\S]*?(?=\n## )/.exec(textOf("CONTRIBUTING.md")) ?? [];
const snippets = [...firstChange.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, text = ""]) =>
  text.replaceAll(/^ {3}/gm, ""),
);
const named = [...firstChange.matchAll(/a new one, `(.*?)`|Its test, in `(.*?)`/g)].map(([, one, other]) =>
  String(one ?? other),
);

beforeAll(() => {
  // Your first change.
  const [code = "", line = "", itsTest = ""] = snippets;
  addFile(String(named[0]), code);
  addFile(String(named[1]), itsTest);
  const page = "app/careers/routes/careers.tsx";
  insert(page, "import { JobOffer }", 'import { openJobsText } from "../job-count";');
  insert(page, '<div className="mt-6', line);

  // A page.
  addFile(
    "content/pages/montaz.md",
    '---\ntitle: Montaż\npath: /montaz\ndescription: Jak zamontować nasze produkty, krok po kroku.\nlead: Krok po kroku.\nupdated: "2026-11-16"\n---\n\nZakręć wodę.\n',
  );
  insert(
    "app/editorial/pages.server.ts",
    "  [paths.careers]:",
    '  "/montaz": { file: "montaz.md", fields: plainPage },',
  );
  insert("app/routes.ts", '  route("newsletter",', '  route("montaz", "editorial/routes/mounting.tsx"),');
  insert("app/content/reserved-paths.ts", "newsletter pliki", "   montaz");
  const plainPage = textOf("app/editorial/routes/plain-page.tsx").replaceAll("findPlainPage", "getPage");
  addFile(
    "app/editorial/routes/mounting.tsx",
    plainPage.replace("new URL(request.url).pathname", '"/montaz"'),
  );

  // A facet of values.
  const facets = "app/range/facets/definitions.ts";
  insert(facets, "] as const;", '  { id: "nowosc", label: "Nowość" },');
  insert(
    facets,
    "  };\n}\n\nexport function productValues",
    '    nowosc: [{ value: "tak", label: "Tylko nowości" }],',
  );
  insert(facets, '    case "montaz":', '    case "nowosc":\n      return product.new ? ["tak"] : [];');

  // A field of a product.
  insert(
    "app/range/product/schema/schema.server.ts",
    "    certificates: [z.array",
    '    madeIn: [field.exactText.default("Polska"), "Kraj produkcji"],',
  );
  insert("app/catalogue/product-page/view.ts", "    goesWith: fit.goesWith,", "    madeIn: product.madeIn,");
  insert(
    "app/catalogue/product-page/details.tsx",
    "        {product.features.length > 0 && (",
    "        <p>Wyprodukowano w kraju: {product.madeIn}</p>",
  );
});

test.each([
  ["formatting", "npm run --silent format"],
  ["the check of types", "npm run --silent types"],
  ["lint", "npm run --silent lint"],
  ["the check of layers", "npm run --silent layers"],
  [
    "its own test, and those of routes and lists",
    "vitest run --project unit app/careers tests/routes app/range",
  ],
  ["the check of the content", "npm run --silent content"],
])("what CONTRIBUTING.md tells to do passes %s", async (_, command) =>
  expect(await failureOf(command)).toBe(""),
);

test("what CONTRIBUTING.md tells to do is on the pages", async () => {
  const site = await ownSite({
    command: [at("node_modules/tsx/dist/cli.mjs"), at("server.ts")],
    cwd: folder,
    env: { NODE_ENV: "development" },
  });
  const page = async (href: string) =>
    (await (await fetch(site.url + href)).text()).replaceAll("\u00a0", " ");
  expect(await page("/kariera")).toMatch(/\d+ otwart(?:a|e|ych) rekrutacj/);
  expect(await page("/montaz")).toContain("Zakręć wodę.");
  expect(await page("/produkty/4100-baterie-umywalkowe?nowosc=tak")).toContain("Tylko nowości");
  expect(await page("/produkt/lira-bateria-umywalkowa-niska")).toContain("Wyprodukowano w kraju: ");
});
