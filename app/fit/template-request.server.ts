import { redirect } from "@remix-run/node";
import { getEnv } from "lib/platform/env.server";
import { findArtifact, servedFile } from "lib/platform/files.server";
import { getBrand } from "~/brand/brand.server";
import * as paths from "~/paths";
import { templateFile } from "~/range/product";
import { readGeometries } from "~/range/products.server";
import { withQuery } from "~/ui/href";
import { parseFitQuery, writeFitQuery } from "./check/query";
import { currentPartners } from "./partners.server";
import { pairTemplate } from "./templates/kinds/pair-template";
import { templateDocument } from "./templates/template-pdf";

/**
 * Reads which template a URL asks for, and returns the name and the data of its PDF.
 * @throws a redirect to the template of one product, which the build has made; if there is no template, to the page that
 *   checks the same products
 */
export async function requestedTemplate({ url }: Request) {
  const partners = await currentPartners();
  const { catalogue } = partners;
  const request = parseFitQuery(new URL(url).searchParams, partners);
  const page = catalogue.hasFeature("fitCheck")
    ? withQuery(paths.fitCheck, writeFitQuery(request, partners))
    : paths.products;
  const [product] = request.kind === "one" ? request.products : [];
  const made = product && findArtifact(templateFile([product.code]));
  const check = request.kind === "pair" && !request.isMisread ? request.check : null;
  const template = check && pairTemplate(check, { catalogue, partners, geometries: readGeometries() });
  if (!template) throw redirect(made?.path ?? page);
  const brand = getBrand();
  const { first, second, distance } = check;
  const chosen = distance ? [`${distance.value}-mm`] : [];
  return {
    name: `${[`${brand.slug}-szablon`, ...template.codes, ...chosen].join("-")}.pdf`,
    document: templateDocument({
      template,
      page,
      products: [first, second].flatMap(({ slug }) => catalogue.bySlug.get(slug) ?? []),
      bySlug: catalogue.bySlug,
      brand: { ...brand, siteUrl: getEnv().SITE_URL },
      fileAt: servedFile,
    }),
  };
}
