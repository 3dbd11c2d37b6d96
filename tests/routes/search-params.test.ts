import { readFileSync } from "node:fs";
import type { LoaderFunctionArgs } from "@remix-run/node";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { listCollections } from "~/editorial/collections.server";
import { tokenPaths } from "~/http/guard/form-paths";
import { canonicalQueries, facets } from "~/pages/canonical-queries.server";
import { giveFacets } from "~/range/facets";
import { readProducts } from "~/range/products/products.server";
import routes from "~/routes";
import "../support/site/newsletter-env";

type Loader = (args: LoaderFunctionArgs) => Response | Promise<Response>;
type RouteModule = { loader?: Loader; handle?: { searchParams?: readonly string[] } };

const modules = import.meta.glob<RouteModule>("../../app/**/routes/**/*.{ts,tsx}", { eager: true });
const [collection = ""] = listCollections().map(({ id }) => id);
const [product] = readProducts().files;

/** A path of each route with a parameter in its path. */
const paths: Record<string, string> = {
  "01/*": "/01/9520000000110",
  "czesci-zamienne/:code": "/czesci-zamienne/CZ-1025",
  "kolekcje/:id": `/kolekcje/${collection}`,
  "produkt/*": `/produkt/${product?.data.slug}`,
  "produkty/*": "/produkty/4100-baterie-umywalkowe",
  "api/icons/:file": "/api/icons/lucide.json",
};

/** What a loader answers, or throws as an answer: a redirect or a 404. */
async function answerTo(href: string, loader: Loader): Promise<Response> {
  const rest = href.replace(/\?.*/, "").split("/").slice(2).join("/");
  const params = { "*": rest, code: rest, id: rest, file: "lucide.json" };
  const request = new Request(`https://modrawa.example${href}`);
  try {
    return await loader({ request, params, context: {} });
  } catch (answer) {
    if (answer instanceof Response) return answer;
    throw answer;
  }
}

/** Further URLs of pages that read parameters of their own in some of their views. */
const views: Record<string, string[]> = {
  "dopasowanie/mam-juz": ["nablatowa", "z-otworem", "wanna-wolnostojaca", "wanna-w-zabudowie", "blat"].map(
    (kind) => `?co=${kind}`,
  ),
  "pliki/projekt.zip": ["?l=1.LR-110-CH"],
  produkty: ["?q=bateria", "?porownaj=nic"],
  projekt: ["?dodaj=LR-110", "?l=1&uwagi=b1:x"],
  "api/icons/:file": ["?icons=x"],
};

const loaders = routes.flatMap(({ file, path = "" }) => {
  const { loader, handle } = modules[`../../app/${file}`] ?? {};
  // URLs with a token are never cached, and reach Remix unchanged.
  if (!loader || tokenPaths.includes(`/${path}`)) return [];
  const at = paths[path] ?? `/${path}`;
  const hrefs = [at, ...(views[path] ?? []).map((query) => at + query)];
  return [{ route: path, path: `/${path}`, hrefs, loader, known: handle?.searchParams ?? [] }];
});

/** The names of the parameters that are read from now on. */
function notedReads(): Set<string> {
  const asked = new Set<string>();
  for (const way of ["get", "getAll", "has"] as const) {
    const read = URLSearchParams.prototype[way];
    vi.spyOn(URLSearchParams.prototype, way).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      asked.add(name);
      return Reflect.apply(read, this, [name]);
    });
  }
  return asked;
}

test.each(loaders)(
  "$path reads the parameters that its handle names, for no other reaches it",
  async ({ hrefs, loader, known }) => {
    const asked = notedReads();
    for (const href of hrefs) await answerTo(href, loader);
    const isNamed = (name: string, known: string) =>
      known.startsWith("*") ? name.endsWith(known.slice(1)) : name === known;
    const unnamed = [...asked].filter((name) => !known.some((one) => isNamed(name, one)));
    expect(unnamed, "the loader reads them: name them in the route's handle.searchParams").toEqual([]);
    expect(known.filter((one) => ![...asked].some((name) => isNamed(name, one)))).toEqual([]);
  },
);

test("every route with a loader is among them", () => {
  expect(loaders.length).toBeGreaterThan(25);
});

/** Values of each route's parameters. */
const values: Record<string, Record<string, string[]>> = parse(
  readFileSync("tests/fixtures/query-values.yaml", "utf8"),
);

giveFacets(facets);

test.each(Object.entries(canonicalQueries))(
  "/%s shows the same at its canonical URL as at the one that was asked for (19.2)",
  async (route, canonicalQuery) => {
    // Such a file contains the second in which it was generated.
    vi.useFakeTimers({ toFake: ["Date"] });
    const { hrefs: [path = ""] = [], loader } = loaders.find((one) => one.route === route) ?? {};
    if (!loader) throw new Error(`No loader at ${route}`);
    const answer = async (query: string) => {
      const response = await answerTo(`${path}?${query}`, loader);
      return [response.status, await response.text()];
    };
    const own = values[route] ?? {};
    const parameter = fc
      .constantFrom(...Object.keys(own), "strona")
      .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(own[name] ?? ["", "1", "2", "x"]))));
    await fc.assert(
      fc.asyncProperty(fc.array(parameter, { maxLength: 5 }), async (given) => {
        const params = new URLSearchParams(given);
        const canonical = await canonicalQuery(new URLSearchParams(params), path);
        expect(await answer(canonical), canonical).toEqual(await answer(params.toString()));
        expect(await canonicalQuery(new URLSearchParams(canonical), path)).toBe(canonical);
      }),
      { numRuns: 25 },
    );
  },
);
