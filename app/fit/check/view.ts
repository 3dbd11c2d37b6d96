import { pairName } from "lib/fit-rules/words";
import type { FindArtifact } from "lib/platform/files.server";
import type { Partners } from "~/fit/partners/partners";
import type { Product } from "~/range/product.server";
import { type Catalogue, exampleNumbers } from "~/range/products";
import { type ChoiceGroup, productChoices } from "./choices";
import { examplesOf, type PairExample } from "./examples";
import { type PairView, pairView } from "./pair-view";
import { distanceParameter } from "./parameters";
import { type FitRequest, fitHref, writeFitQuery } from "./query";
import { type PartnersView, partnersView } from "./rows";
import { noRule, notFound, sameTwice, type Unchecked } from "./unchecked";

export type FitSubject =
  | { kind: "start"; examples: PairExample[] }
  | { kind: "pair"; pair: PairView }
  /**
   * Lists of partners. `unchecked` explains why a request cannot be checked. It is null if the request is for the
   * partners of one known product. `isToChoose` means that a product is still to be chosen.
   */
  | { kind: "partners"; unchecked: Unchecked | null; isToChoose: boolean; partners: PartnersView[] };

/** Data that the compatibility page shows. */
export type FitCheckView = {
  /** Canonical href of the page. */
  to: string;
  title: string;
  status: 200 | 404;
  /** Whether search engines may index the page. */
  isIndexable: boolean;
  /** Slugs of the products preselected in the form; an empty string if no product is preselected. */
  chosen: [a: string, b: string];
  /** Products offered in the form; null if there are too many, in which case visitors type a catalogue number. */
  choices: ChoiceGroup[] | null;
  /** Number of a product, as an example of what to type. */
  example: string;
  subject: FitSubject;
};

/** @param findArtifact looks up files that the build generated; the default finds none */
export function fitCheckView(
  request: FitRequest,
  catalogue: Catalogue,
  partners: Partners,
  findArtifact?: FindArtifact,
): FitCheckView {
  const query = writeFitQuery(request, partners);
  const subject = subjectOf(request, catalogue, partners, findArtifact);
  const isNamedPair = subject.kind === "pair" && subject.pair.isNamed;
  return {
    to: fitHref(query),
    title: titleOf(request),
    status: request.kind === "unknown" ? 404 : 200,
    isIndexable:
      subject.kind === "start" ||
      (isNamedPair && request.finishes.size === 0 && !new URLSearchParams(query).has(distanceParameter)),
    chosen: chosenIn(request),
    choices: productChoices(catalogue, partners),
    example: exampleNumbers(catalogue).product,
    subject,
  };
}

/** Returns the page's heading. The start page takes its heading from the content file instead. */
function titleOf(request: FitRequest): string {
  switch (request.kind) {
    case "start":
      return "Dopasowanie produktów";
    case "unknown":
      return request.known ? partnersTitle(request.known) : "Nie znamy tego produktu";
    case "one":
    case "same":
      return partnersTitle(request.product);
    case "no-rule":
      return pairName(...request.products);
    case "pair":
      return pairName(request.check.first, request.check.second);
  }
}

function partnersTitle({ name }: Product): string {
  return `Co pasuje: ${name}`;
}

function chosenIn(request: FitRequest): FitCheckView["chosen"] {
  switch (request.kind) {
    case "start":
      return ["", ""];
    case "unknown":
      return [request.known?.slug ?? "", ""];
    case "one":
    case "same":
      return [request.product.slug, ""];
    case "no-rule":
      return [request.products[0].slug, request.products[1].slug];
    case "pair":
      return [request.check.first.slug, request.check.second.slug];
  }
}

function subjectOf(
  request: FitRequest,
  catalogue: Catalogue,
  partners: Partners,
  findArtifact?: FindArtifact,
): FitSubject {
  const partnersOf = (products: Product[], unchecked: Unchecked | null, isToChoose: boolean): FitSubject => ({
    kind: "partners",
    unchecked,
    isToChoose,
    partners: products.map((product) => partnersView(product, catalogue, partners, request.finishes)),
  });
  switch (request.kind) {
    case "start":
      return { kind: "start", examples: examplesOf(catalogue, partners) };
    case "unknown":
      return partnersOf(request.known ? [request.known] : [], notFound(), true);
    case "one":
      return partnersOf([request.product], null, false);
    case "same":
      return partnersOf([request.product], sameTwice(), true);
    case "no-rule":
      return partnersOf(request.products, noRule(request.products, partners), false);
    case "pair":
      return { kind: "pair", pair: pairView(request, catalogue, partners, findArtifact) };
  }
}
