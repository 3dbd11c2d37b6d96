import { redirect } from "@remix-run/node";
import { getEnv } from "lib/platform/env.server";
import { findArtifact, servedFile } from "lib/platform/files.server";
import { getBrand } from "~/content/brand.server";
import { rejection } from "~/http/guard.server";
import * as paths from "~/paths";
import { templateFile } from "~/range/product";
import type { Product } from "~/range/product.server";
import { readGeometries } from "~/range/products.server";
import { withQuery } from "~/ui/href";
import { type FitRequest, parseFitQuery, writeFitQuery } from "./check/query";
import type { Partners } from "./partners/partners";
import { unmeasured } from "./partners/unmeasured";
import { currentPartners } from "./partners.server";
import { pairTemplate } from "./templates/kinds/pair-template";
import { templateDocument } from "./templates/template-pdf";

/**
 * Reads which template a URL asks for, and returns the name and the data of its PDF.
 * @throws a redirect to the template of one product, which the build has made; a 404 or 400 response with the reason and a
 *   link back if there is no such template
 */
export async function requestedTemplate({ url }: Request) {
  const partners = await currentPartners();
  const { catalogue } = partners;
  const request = parseFitQuery(new URL(url).searchParams, partners);
  if (request.kind === "pair" && request.isMisread)
    throw reject(400, request, partners, misreadDistance(request));
  const [product] = request.kind === "one" ? request.products : [];
  const made = product && findArtifact(templateFile([product.code]));
  if (made) throw redirect(made.path);
  const sources = { catalogue, partners, geometries: readGeometries() };
  const template = request.kind === "pair" ? pairTemplate(request.check, sources) : null;
  if (!template || request.kind !== "pair")
    throw reject(404, request, partners, noTemplate(request, partners));
  const brand = getBrand();
  const { distance } = request.check;
  const chosen = distance ? [`${distance.value}-mm`] : [];
  return {
    name: `${[`${brand.slug}-szablon`, ...template.codes, ...chosen].join("-")}.pdf`,
    document: templateDocument({
      template,
      page: withQuery(paths.fitCheck, writeFitQuery(request, partners)),
      products: productsOf(request, partners),
      bySlug: catalogue.bySlug,
      brand: { ...brand, siteUrl: getEnv().SITE_URL },
      fileAt: servedFile,
    }),
  };
}

type Message = [title: string, advice: string];

function misreadDistance({ check: { distance } }: FitRequest & { kind: "pair" }): Message {
  const limits = distance ? ` od ${distance.min} do ${distance.max}` : "";
  return ["Takiej odległości nie ma", `Podaj liczbę milimetrów${limits}.`];
}

/** Why there is no template of what is not a pair. */
const reasons: Readonly<Record<Exclude<FitRequest["kind"], "pair">, Message>> = {
  "no-rule": ["Dla tej pary nie ma szablonu", "Nie mamy dla niej reguły, więc nie zgadujemy."],
  one: [
    "Wybierz drugi produkt",
    "Szablon produktu ściennego albo podtynkowego jest na jego stronie. Dla baterii i umywalki wybierz parę.",
  ],
  same: ["To dwa razy ten sam produkt", "Wybierz produkt, który do niego pasuje."],
  unknown: ["Nie mamy takiego produktu", "Sprawdź jego numer katalogowy."],
  start: ["Wybierz produkty do szablonu", "Szablon jest dla dwóch produktów."],
};

function noTemplate(request: FitRequest, partners: Partners): Message {
  const unknown = unmeasured(productsOf(request, partners), partners).map(({ name }) => name);
  if (unknown.length > 0)
    return ["Tego szablonu jeszcze nie ma", `Brakuje danych, z których powstaje: ${unknown.join(", ")}.`];
  if (request.kind !== "pair") return reasons[request.kind];
  return request.check.verdict === "fails"
    ? ["Tych produktów nie montuje się razem", request.check.summary]
    : ["Dla tej pary nie ma szablonu", "Tych produktów nie łączy żaden otwór ani wysokość na ścianie."];
}

function reject(status: number, request: FitRequest, partners: Partners, message: Message): Response {
  const label = request.kind === "pair" ? "Wróć do dopasowania" : "Przejdź do dopasowania";
  const back = partners.catalogue.hasFeature("fitCheck")
    ? { to: withQuery(paths.fitCheck, writeFitQuery(request, partners)), label }
    : { to: paths.products, label: "Przejdź do produktów" };
  return rejection(status, { message, back });
}

function productsOf(request: FitRequest, { catalogue: { bySlug } }: Partners): Product[] {
  if (request.kind !== "pair") return request.products;
  return [request.check.first, request.check.second].flatMap(({ slug }) => bySlug.get(slug) ?? []);
}
