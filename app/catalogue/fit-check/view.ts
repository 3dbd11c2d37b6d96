import type { Partners } from "~/catalogue/fit-index/partners";
import type { Product } from "~/catalogue/product/schema.server";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { pairName } from "~/fit-rules/pair-name";
import type { FindArtifact } from "~/platform/files/artifacts.server";
import { examplesOf, type PairExample } from "./examples";
import { type ProductGroup, productChoices } from "./kinds";
import { type PairView, pairView } from "./pair-view";
import { distanceParameter } from "./parameters";
import { type FitRequest, fitHref, writeFitQuery } from "./query";
import { type PartnersView, partnersView } from "./rows";

export type FitSubject =
  | { kind: "start"; examples: PairExample[] }
  | { kind: "pair"; pair: PairView }
  /**
   * Lists of partners. `message` explains why a request cannot be checked. It is null if the request is for the
   * partners of one known product.
   */
  | { kind: "partners"; message: string | null; partners: PartnersView[] };

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
  choices: ProductGroup[] | null;
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
      subject.kind === "start" || (isNamedPair && !new URLSearchParams(query).has(distanceParameter)),
    chosen: chosenIn(request),
    choices: productChoices(catalogue, partners),
    subject,
  };
}

/** Returns the page's heading. The start page takes its heading from the content file instead. */
function titleOf(request: FitRequest): string {
  if (request.kind === "one") return `Co pasuje: ${request.product.name}`;
  if (request.kind !== "pair") return "Dopasowanie produktów";
  return pairName(request.check.first, request.check.second);
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
  const some = (message: string | null, ...products: Product[]): FitSubject => ({
    kind: "partners",
    message,
    partners: products.map((product) => partnersView(product, partners)),
  });
  switch (request.kind) {
    case "start":
      return { kind: "start", examples: examplesOf(catalogue, partners) };
    case "unknown":
      return some(
        "Nie mamy produktu o takim adresie ani numerze. Wybierz go z listy lub wpisz numer katalogowy.",
        ...(request.known ? [request.known] : []),
      );
    case "one":
      return some(null, request.product);
    case "same":
      return some("To dwa razy ten sam produkt. Poniżej jest to, co można do niego dobrać.", request.product);
    case "no-rule":
      return some(
        "Nie mamy reguły dla tej pary, więc nie zgadujemy. Poniżej jest to, co można dobrać do każdego z tych produktów.",
        ...request.products,
      );
    case "pair":
      return { kind: "pair", pair: pairView(request, catalogue, partners, findArtifact) };
  }
}
