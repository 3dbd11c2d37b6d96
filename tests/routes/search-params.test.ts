import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { tokenPaths } from "~/http/guard/form-paths";
import { readProducts } from "~/range/products/products.server";
import routes from "~/routes";
import "../support/site/newsletter-env";

type RouteModule = {
  loader?: (args: LoaderFunctionArgs) => unknown;
  handle?: { searchParams?: readonly string[] };
};

const modules = import.meta.glob<RouteModule>("../../app/**/routes/**/*.{ts,tsx}", { eager: true });
const [product] = readProducts().files;

/**
 * URLs that exist, for routes with parameters in their path; and one of each view of a page that reads parameters of
 * its own.
 */
const examples: Record<string, string[]> = {
  "01/*": ["/01/9520000000110"],
  "dopasowanie/mam-juz": ["nablatowa", "z-otworem", "wanna-wolnostojaca", "wanna-w-zabudowie", "blat"].map(
    (kind) => `/dopasowanie/mam-juz?co=${kind}`,
  ),
  "pliki/projekt.zip": ["/pliki/projekt.zip?l=1.LR-110-CH"],
  "kolekcje/:id": ["/kolekcje/lira"],
  "produkt/*": [`/produkt/${product?.data.slug}`],
  "produkty/*": ["/produkty/4100-baterie-umywalkowe"],
  produkty: ["/produkty", "/produkty?q=bateria", "/produkty?porownaj=nic"],
  projekt: ["/projekt", "/projekt?dodaj=LR-110", "/projekt?l=1&uwagi=b1:x"],
  "api/icons/:file": ["/api/icons/lucide.json?icons=x"],
};

const loaders = routes.flatMap(({ file, path = "" }) => {
  const { loader, handle } = modules[`../../app/${file}`] ?? {};
  // URLs with a token are never cached, and reach Remix unchanged.
  if (!loader || tokenPaths.includes(`/${path}`)) return [];
  const hrefs = examples[path] ?? [`/${path}`];
  return [{ path: `/${path}`, hrefs, loader, known: handle?.searchParams ?? [] }];
});

const asked = new Set<string>();

beforeEach(() => {
  asked.clear();
  const { get, getAll, has } = URLSearchParams.prototype;
  const noted = <Value>(read: (name: string) => Value) =>
    function (this: URLSearchParams, name: string): Value {
      asked.add(name);
      return read.call(this, name);
    };
  vi.spyOn(URLSearchParams.prototype, "get").mockImplementation(noted(get));
  vi.spyOn(URLSearchParams.prototype, "getAll").mockImplementation(noted(getAll));
  vi.spyOn(URLSearchParams.prototype, "has").mockImplementation(noted(has));
});

describe("a page reads the parameters that its handle names, for no other reaches it", () => {
  test.each(loaders)("$path", async ({ hrefs, loader, known }) => {
    for (const href of hrefs) {
      const request = new Request(`https://modrawa.example${href}`);
      const rest = href.split(/[?/]/).at(2) ?? "";
      const params = { "*": rest, id: rest, file: "lucide.json" };
      try {
        await loader({ request, params, context: {} });
      } catch (answer) {
        // A thrown redirect or 404 is a valid answer too.
        if (!(answer instanceof Response)) throw answer;
      }
    }
    const isNamed = (name: string, known: string) =>
      known.startsWith("*") ? name.endsWith(known.slice(1)) : name === known;
    const unnamed = [...asked].filter((name) => !known.some((one) => isNamed(name, one)));
    expect(unnamed, "the loader reads them: name them in the route's handle.searchParams").toEqual([]);
    expect(known.filter((one) => ![...asked].some((name) => isNamed(name, one)))).toEqual([]);
  });
});

test("every route with a loader is among them", () => {
  expect(loaders.length).toBeGreaterThan(25);
});
