import { rejection } from "~/http/guard.server";
import * as paths from "~/paths";
import type { Product } from "~/range/product.server";
import { productHref } from "~/range/products";
import { readGeometries } from "~/range/products.server";
import { withQuery } from "~/ui/href";
import { type FitRequest, parseFitQuery, writeFitQuery } from "./check/query";
import type { Partners } from "./partners/partners";
import { unmeasured } from "./partners/unmeasured";
import { currentPartners } from "./partners.server";
import { paperParameter } from "./templates/href";
import { pairTemplate } from "./templates/kinds/pair-template";
import { productTemplate } from "./templates/kinds/product-template";
import { type Paper, papers } from "./templates/sheets";
import { templateDate } from "./templates/template-pdf";

/**
 * Reads which template a URL asks for, and builds it.
 * @throws a 404 or 400 response with the reason and a link back if there is no such template
 */
export async function requestedTemplate({ url }: Request) {
  const partners = await currentPartners();
  const { catalogue } = partners;
  const params = new URL(url).searchParams;
  const request = parseFitQuery(params, partners);
  const paper = readPaper(params);
  if (paper === null)
    throw reject(400, request, partners, ["Nieznany papier", "Szablon jest na papierze A4 albo A3."]);
  if (request.kind === "pair" && request.isMisread)
    throw reject(400, request, partners, misreadDistance(request));
  const sources = { catalogue, partners, geometries: readGeometries() };
  const product = onlyProduct(request);
  const template =
    request.kind === "pair"
      ? pairTemplate(request.check, sources)
      : product && productTemplate(product, sources);
  if (!template) throw reject(404, request, partners, noTemplate(request, partners));
  return {
    template,
    paper,
    /** Distance in mm that the template is for; null if the products have none. */
    distance: request.kind === "pair" ? (request.check.distance?.value ?? null) : null,
    /** Path and query of the page of the pair or product. */
    page: backTo(request, partners),
    date: templateDate(productsOf(request, partners), catalogue.bySlug),
  };
}

/** Returns the canonical query of a template. */
export function canonicalTemplateQuery(params: URLSearchParams, partners: Partners): string {
  const request = parseFitQuery(params, partners);
  const product = onlyProduct(request);
  const products = product
    ? new URLSearchParams({ a: product.slug }).toString()
    : writeFitQuery(request, partners);
  const paper = readPaper(params);
  const chosen = paper === "a4" ? "" : `${paperParameter}=${paper ?? "?"}`;
  return [products, chosen].filter(Boolean).join("&");
}

/** Returns the paper that a query names, by default A4; null if the value is unknown. */
function readPaper(params: URLSearchParams): Paper | null {
  const value = params.get(paperParameter)?.trim().toLowerCase();
  return value ? (papers.find((paper) => paper === value) ?? null) : "a4";
}

type Message = [title: string, advice: string];

function misreadDistance({ check: { distance } }: FitRequest & { kind: "pair" }): Message {
  const limits = distance ? ` od ${distance.min} do ${distance.max}` : "";
  return ["Takiej odległości nie ma", `Podaj liczbę milimetrów${limits}.`];
}

function noTemplate(request: FitRequest, partners: Partners): Message {
  const unknown = unmeasured(productsOf(request, partners), partners).map(({ name }) => name);
  if (unknown.length > 0)
    return ["Tego szablonu jeszcze nie ma", `Brakuje danych, z których powstaje: ${unknown.join(", ")}.`];
  switch (request.kind) {
    case "pair":
      return request.check.verdict === "fails"
        ? ["Tych produktów nie montuje się razem", request.check.summary]
        : ["Dla tej pary nie ma szablonu", "Tych produktów nie łączy żaden otwór ani wysokość na ścianie."];
    case "no-rule":
      return ["Dla tej pary nie ma szablonu", "Nie mamy dla niej reguły, więc nie zgadujemy."];
    case "one":
      return [
        "Ten produkt nie ma własnego szablonu",
        "Mają go produkty ścienne i podtynkowe. Dla baterii i umywalki wybierz parę.",
      ];
    case "same":
      return ["To dwa razy ten sam produkt", "Wybierz produkt, który do niego pasuje."];
    case "unknown":
      return ["Nie mamy takiego produktu", "Sprawdź jego numer katalogowy."];
    case "start":
      return [
        "Wybierz produkty do szablonu",
        "Szablon jest dla dwóch produktów albo dla jednego, który wisi na ścianie.",
      ];
  }
}

function reject(status: number, request: FitRequest, partners: Partners, message: Message): Response {
  return rejection(status, { message, back: wayBack(request, partners) });
}

function wayBack(request: FitRequest, partners: Partners) {
  if (!partners.catalogue.hasFeature("fitCheck"))
    return { to: paths.products, label: "Przejdź do produktów" };
  const label = request.kind === "pair" ? "Wróć do dopasowania" : "Przejdź do dopasowania";
  return { to: withQuery(paths.fitCheck, writeFitQuery(request, partners)), label };
}

/** Returns the href of the page that the template's QR code leads to. */
function backTo(request: FitRequest, partners: Partners): string {
  const product = onlyProduct(request);
  return product ? productHref(product) : withQuery(paths.fitCheck, writeFitQuery(request, partners));
}

/** Returns the product of a request for one product. */
function onlyProduct(request: FitRequest): Product | undefined {
  return request.kind === "one" ? request.products[0] : undefined;
}

function productsOf(request: FitRequest, { catalogue: { bySlug } }: Partners): Product[] {
  if (request.kind !== "pair") return request.products;
  return [request.check.first, request.check.second].flatMap(({ slug }) => bySlug.get(slug) ?? []);
}
