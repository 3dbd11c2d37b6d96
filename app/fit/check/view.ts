import type { FindArtifact } from "lib/platform/files.server";
import type { Partners } from "~/fit/partners/partners";
import { pairName } from "~/fit/rules/verdict/verdict-words";
import * as paths from "~/paths";
import { withQuery } from "~/ui/href";
import { productChoices } from "./choices";
import { examplesOf, type PairExample } from "./examples";
import { type PairView, pairView } from "./pair-view";
import { distanceParameter } from "./parameters";
import { type FitRequest, writeFitQuery } from "./query";
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
export type FitCheckView = ReturnType<typeof fitCheckView>;

/** @param findArtifact looks up files that the build generated; the default finds none */
export function fitCheckView(request: FitRequest, partners: Partners, findArtifact?: FindArtifact) {
  const query = writeFitQuery(request, partners);
  const [one, other] = productsIn(request);
  const subject = subjectOf(request, partners, findArtifact);
  const isNamedPair = subject.kind === "pair" && subject.pair.isNamed;
  return {
    /** Canonical href of the page. */
    to: withQuery(paths.fitCheck, query),
    title: titleOf(request),
    status: request.kind === "unknown" ? 404 : 200,
    /** Whether search engines may index the page. */
    isIndexable:
      subject.kind === "start" ||
      (isNamedPair && request.finishes.size === 0 && !new URLSearchParams(query).has(distanceParameter)),
    /** Slugs of the products preselected in the form; an empty string if no product is preselected. */
    chosen: [one?.slug ?? "", other?.slug ?? ""] as [a: string, b: string],
    /** Products offered in the form; null if there are too many, in which case visitors type a catalogue number. */
    choices: productChoices(partners),
    /** Number of a product, as an example of what to type. */
    example: partners.catalogue.examples.product,
    subject,
  };
}

/** Returns the page's heading. The start page takes its heading from the content file instead. */
function titleOf(request: FitRequest): string {
  const [one, other] = productsIn(request);
  if (one && other) return pairName(one, other);
  if (one) return `Co pasuje: ${one.name}`;
  return request.kind === "start" ? "Dopasowanie produktów" : "Nie znamy tego produktu";
}

function productsIn(request: FitRequest): { slug: string; name: string }[] {
  return request.kind === "pair" ? [request.check.first, request.check.second] : request.products;
}

function subjectOf(request: FitRequest, partners: Partners, findArtifact?: FindArtifact): FitSubject {
  if (request.kind === "pair") return { kind: "pair", pair: pairView(request, partners, findArtifact) };
  const { kind, products, finishes } = request;
  if (kind === "start") return { kind, examples: examplesOf(partners) };
  const unchecked = {
    one: () => null,
    unknown: notFound,
    same: sameTwice,
    "no-rule": () => noRule(products, partners),
  };
  return {
    kind: "partners",
    unchecked: unchecked[kind](),
    isToChoose: kind === "unknown" || kind === "same",
    partners: products.map((product) => partnersView(product, partners, finishes)),
  };
}
