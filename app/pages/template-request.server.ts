import { paperParameter } from "~/catalogue/drilling-template/href";
import { pairTemplate } from "~/catalogue/drilling-template/pair-template";
import { productTemplate } from "~/catalogue/drilling-template/product-template";
import { type Paper, papers } from "~/catalogue/drilling-template/sheets";
import type { DrillingTemplate } from "~/catalogue/drilling-template/template";
import { templateDate } from "~/catalogue/drilling-template/template-pdf";
import { type FitRequest, fitHref, parseFitQuery, writeFitQuery } from "~/catalogue/fit-check/query";
import { getRange, type ProductRange } from "~/catalogue/fit-index/range.server";
import type { Product } from "~/catalogue/product/schema.server";
import { readGeometries } from "~/catalogue/products/geometries.server";
import { productHref } from "~/catalogue/products/href";
import { rejection } from "~/http/guard/rejection.server";

/** A template that was asked for. */
export type AskedTemplate = {
  template: DrillingTemplate;
  paper: Paper;
  /** Distance in mm that the template is for; null if the products have none. */
  distance: number | null;
  /** Path and query of the page of the pair or product. */
  page: string;
  date: string;
};

/**
 * Reads which template a URL asks for, and builds it.
 * @throws a 404 or 400 response with the reason and a link back if there is no such template
 */
export async function requestedTemplate(request: Request): Promise<AskedTemplate> {
  const range = await getRange();
  const params = new URL(request.url).searchParams;
  const asked = parseFitQuery(params, range.catalogue, range.partners);
  const paper = readPaper(params);
  if (paper === null)
    throw reject(400, asked, range, ["Nieznany papier", "Szablon jest na papierze A4 albo A3."]);
  if (asked.kind === "pair" && asked.isMisread) throw reject(400, asked, range, misreadDistance(asked));
  const sources = { ...range, partners: range.partners, geometries: readGeometries() };
  const template =
    asked.kind === "pair"
      ? pairTemplate(asked.check, sources)
      : asked.kind === "one"
        ? productTemplate(asked.product, sources)
        : null;
  if (!template) throw reject(404, asked, range, noTemplate(asked));
  const { bySlug } = range.catalogue;
  return {
    template,
    paper,
    distance: asked.kind === "pair" ? (asked.check.distance?.value ?? null) : null,
    page: backTo(asked, range),
    date: templateDate(productsOf(asked, range), bySlug),
  };
}

/** Returns the canonical query of a template. */
export function canonicalTemplateQuery(
  params: URLSearchParams,
  { catalogue, partners }: ProductRange,
): string {
  const asked = parseFitQuery(params, catalogue, partners);
  const products =
    asked.kind === "one"
      ? new URLSearchParams({ a: asked.product.slug }).toString()
      : writeFitQuery(asked, partners);
  const paper = readPaper(params);
  const chosen = paper === "a4" ? "" : `${paperParameter}=${paper ?? "?"}`;
  return [products, chosen].filter(Boolean).join("&");
}

/** Returns the paper that is asked for, by default A4; null if the value is unknown. */
function readPaper(params: URLSearchParams): Paper | null {
  const asked = params.get(paperParameter)?.trim().toLowerCase();
  return asked ? (papers.find((paper) => paper === asked) ?? null) : "a4";
}

type Message = [title: string, advice: string];

function misreadDistance({ check: { distance } }: FitRequest & { kind: "pair" }): Message {
  const limits = distance ? ` od ${distance.min} do ${distance.max}` : "";
  return ["Takiej odległości nie ma", `Podaj liczbę milimetrów${limits}.`];
}

function noTemplate(asked: FitRequest): Message {
  switch (asked.kind) {
    case "pair":
      return asked.check.verdict === "fails"
        ? ["Tych produktów nie montuje się razem", asked.check.summary]
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

function reject(status: number, asked: FitRequest, range: ProductRange, message: Message): Response {
  const label = asked.kind === "pair" ? "Wróć do dopasowania" : "Przejdź do dopasowania";
  return rejection(status, { message, back: { to: fitHref(writeFitQuery(asked, range.partners)), label } });
}

/** Returns the href of the page that the template's QR code leads to. */
function backTo(asked: FitRequest, { partners }: ProductRange): string {
  return asked.kind === "one" ? productHref(asked.product) : fitHref(writeFitQuery(asked, partners));
}

function productsOf(asked: FitRequest, { catalogue: { bySlug } }: ProductRange): Product[] {
  if (asked.kind === "one") return [asked.product];
  if (asked.kind !== "pair") return [];
  return [asked.check.first, asked.check.second].flatMap(({ slug }) => bySlug.get(slug) ?? []);
}
