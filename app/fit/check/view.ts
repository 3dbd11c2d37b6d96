import type { FindArtifact } from "lib/platform/files.server";
import type { Partners } from "~/fit/partners/partners";
import { hasPartners } from "~/fit/partners/query";
import { pairName } from "~/fit/rules/verdict/verdict-words";
import * as paths from "~/paths";
import { withQuery } from "~/ui/href";
import { examplesOf } from "./examples";
import { pairView } from "./pair-view";
import { distanceParameter } from "./parameters";
import { type FitRequest, mostNamed, writeFitQuery } from "./query";
import { kindsInOrder, partnersView } from "./rows";
import { uncheckedAnswer } from "./unchecked";

export type FitSubject = ReturnType<typeof subjectOf>;

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
    /** Numbers of the products in the form; an empty string where there is none. */
    chosen: [one?.code ?? "", other?.code ?? ""] as [a: string, b: string],
    /** Products that the form suggests. */
    choices: choicesOf(partners),
    /** Number of a product, as an example of what to type. */
    example: partners.catalogue.examples.product,
    subject,
  };
}

/** Returns the products with fit rules, kind by kind; none if the catalogue is too large. */
function choicesOf({ catalogue, offered }: Partners) {
  if (catalogue.products.length > mostNamed) return [];
  const parts = kindsInOrder.filter(hasPartners).flatMap((kind) => offered(kind));
  return parts.map(({ code, name }) => ({ code, name }));
}

/** Returns the page's heading. The start page takes its heading from the content file instead. */
function titleOf(request: FitRequest): string {
  const [one, other] = productsIn(request);
  if (one && other) return pairName(one, other);
  if (one) return `Co pasuje: ${one.name}`;
  return request.kind === "start" ? "Dopasowanie produktów" : "Nie znamy tego produktu";
}

function productsIn(request: FitRequest): { code: string; name: string }[] {
  return request.kind === "pair" ? [request.check.first, request.check.second] : request.products;
}

function subjectOf(request: FitRequest, partners: Partners, findArtifact?: FindArtifact) {
  if (request.kind === "pair") return { kind: request.kind, pair: pairView(request, partners, findArtifact) };
  const { kind, products, finishes } = request;
  if (kind === "start") return { kind, examples: examplesOf(partners) };
  return {
    kind: "partners" as const,
    /** Why the request cannot be checked; null if it is for the partners of one known product. */
    unchecked: uncheckedAnswer(kind, products, partners),
    /** Whether a product is still to be chosen. */
    isToChoose: kind === "unknown" || kind === "same",
    partners: products.map((product) => partnersView(product, partners, finishes)),
  };
}
