import { foldPolish } from "lib/polish/slug";
import { readLength } from "lib/polish/typed-length";
import { splitWords } from "lib/polish/words";
import { type ChosenFinishes, finishesNamed, inFinish } from "~/fit/partners/chosen-finishes";
import type { Partners } from "~/fit/partners/partners";
import { pairQuery, partnersQuery } from "~/fit/partners/query";
import type { PairCheck } from "~/fit/rules/types/check";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import { distanceParameter, fitParameters } from "./parameters";

/**
 * Replaces unknown products and invalid distances in canonical query strings, so that all invalid values of a parameter
 * have the same canonical URL.
 */
export const senseless = "-";

/** What the URL's parameters ask for, and the finishes that they name. */
export type FitRequest = Subject & { finishes: ChosenFinishes };

type Subject =
  /** `products` are those that are known. */
  | { kind: "start" | "unknown" | "one" | "same" | "no-rule"; products: Product[] }
  /** `isMisread` means that the requested distance is invalid and the recommended distance is used instead. */
  | { kind: "pair"; check: PairCheck; isMisread: boolean };

/**
 * Parses the query parameters. Finds products by slug, former slug, catalogue number, EAN or a name that means one, and
 * ignores all products after the second. Rounds the distance to whole mm.
 */
export function parseFitQuery(params: URLSearchParams, partners: Partners): FitRequest {
  const { catalogue } = partners;
  const values = fitParameters.flatMap((name) =>
    params.getAll(name).map((value) => ({ name, value: value.trim() })),
  );
  const given = values.filter(({ name, value }) => name !== distanceParameter && value !== "").slice(0, 2);
  const requested = values.find(({ name, value }) => name === distanceParameter && value !== "")?.value;
  const found = given.map(({ value }) => productNamed(value, catalogue) ?? productInWords(value, catalogue));
  const names = given.map(({ value }) => value);
  return { ...subjectOf(found, requested, partners), finishes: finishesNamed(names, catalogue) };
}

function subjectOf(
  found: readonly (Product | undefined)[],
  requested: string | undefined,
  partners: Partners,
): Subject {
  const products = found.filter((product) => product !== undefined);
  if (found.includes(undefined)) return { kind: "unknown", products };
  const [one, other] = products;
  if (!one) return { kind: "start", products };
  if (!other) return { kind: "one", products };
  if (one === other) return { kind: "same", products: [one] };
  return pairOf(one, other, requested, partners);
}

/** Finds a product by slug, former slug, catalogue number or EAN. */
export function productNamed(name: string, { bySlug, byFormerSlug, byCode }: Catalogue): Product | undefined {
  return bySlug.get(name) ?? byFormerSlug.get(name) ?? byCode(name)?.product;
}

/** Largest range, in products, for which the page suggests and understands names: it looks through all of them. */
export const mostNamed = 300;

/** Finds the only product whose name has words that begin with the words of a text; none if there are several. */
function productInWords(text: string, { products }: Catalogue): Product | undefined {
  const wanted = products.length > mostNamed ? [] : wordsOf(text);
  const isMeant = ({ name, withdrawn }: Product) => {
    const words = wordsOf(name);
    return !withdrawn && wanted.every((word) => words.some((one) => one.startsWith(word)));
  };
  const [only, ...more] = wanted.length > 0 ? products.filter(isMeant) : [];
  return more.length === 0 ? only : undefined;
}

const wordsOf = (text: string) => splitWords(foldPolish(text));

function pairOf(one: Product, other: Product, requested: string | undefined, partners: Partners): Subject {
  const plain = partners.fitting(one.slug, other.slug);
  if (!plain) {
    const products = one.slug < other.slug ? [one, other] : [other, one];
    return { kind: "no-rule", products };
  }
  if (!plain.distance || requested === undefined) return { kind: "pair", check: plain, isMisread: false };
  const { min, max } = plain.distance;
  const distance = readLength(requested);
  if (distance.kind !== "length" || distance.mm < min || distance.mm > max)
    return { kind: "pair", check: plain, isMisread: true };
  const check = partners.fitting(one.slug, other.slug, distance.mm);
  return { kind: "pair", check: check ?? plain, isMisread: false };
}

/** Returns the canonical query string of a request (behaviour 19.2); empty for the start page. */
export function writeFitQuery(request: FitRequest, partners: Partners): string {
  const { finishes } = request;
  if (request.kind === "pair") {
    const { first, second } = request.check;
    const pair = pairQuery(inFinish(first, finishes), inFinish(second, finishes));
    return [pair, distanceQuery(request)].filter(Boolean).join("&");
  }
  const names = request.products.map((product) => inFinish(product, finishes).slug);
  const [product] = request.products;
  const model = request.kind === "one" && product && partners.model(product.slug);
  if (model) return partnersQuery(inFinish(model, finishes));
  if (request.kind === "unknown") names.push(senseless);
  if (request.kind === "same") names.push(...names);
  const [a, b] = names;
  return new URLSearchParams({ ...(a && { a }), ...(b && { b }) }).toString();
}

/** Returns the canonical query of the page of pairs. */
export function canonicalFitQuery(params: URLSearchParams, partners: Partners): string {
  return writeFitQuery(parseFitQuery(params, partners), partners);
}

function distanceQuery({ check: { distance }, isMisread }: Subject & { kind: "pair" }): string {
  if (isMisread) return `${distanceParameter}=${senseless}`;
  return distance && distance.value !== distance.initial ? `${distanceParameter}=${distance.value}` : "";
}
