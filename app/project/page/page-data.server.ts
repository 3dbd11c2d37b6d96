import { qrSvg } from "lib/drawing/qr-code.server";
import { getEnv } from "lib/platform/env.server";
import { findArtifact } from "lib/platform/files.server";
import { getBrand } from "~/brand/brand.server";
import { currentPartners } from "~/fit/partners.server";
import type { Catalogue } from "~/range/products";
import { countKinds, exportFiles } from "../export/files";
import { hasItems, productsOf } from "../export/project-export";
import { productOfCode } from "../list/listed-item";
import type { Supply } from "../list/needs";
import { linesOf, tidyProject, writeProject } from "../list/project-list";
import { type ProjectPage, projectHref } from "../list/query";
import { projectView } from "../list/view";
import { surplusWords } from "../list/words";
import type { ProjectExample } from "./empty";
import type { ProjectPageData } from "./page-body";
import { codeId, maxCodedBytes } from "./share";

/** Number of pictures beside the link to the example. */
const pictureCount = 4;

/** Returns what visitors can currently put on a list, and what fits what. */
export async function getSupply(): Promise<Supply> {
  const partners = await currentPartners();
  return { catalogue: partners.catalogue, partners };
}

/**
 * Returns the data of a list's page.
 * @param isGiven whether the URL contains a list, which may be empty
 */
export function projectPageData(
  { list, page = 1, isDamaged = false, before = null, surplus = 0 }: ProjectPage,
  supply: Supply,
  isGiven = true,
): Omit<ProjectPageData, "back"> {
  const { catalogue } = supply;
  const siteUrl = getEnv().SITE_URL;
  const href = siteUrl + projectHref({ list });
  return {
    view: projectView(list, supply, page, isGiven),
    page,
    isDamaged,
    siteUrl,
    staticParts: { [codeId]: href.length > maxCodedBytes ? "" : qrSvg(href, "Kod QR z adresem listy") },
    kinds: hasItems(list, catalogue)
      ? countKinds(exportFiles(productsOf(list, catalogue), findArtifact))
      : null,
    surplus: surplusWords(list, surplus),
    rest: "",
    before: before && writeProject(before),
    typed: catalogue.examples.finish,
    example: list.rooms.length === 0 ? findExample(catalogue) : null,
  };
}

/** Returns the link to the brand's example list, with pictures of its first products; `null` if there is none. */
function findExample(catalogue: Catalogue): ProjectExample | null {
  const example = getBrand().projectExample;
  if (!example) return null;
  const list = tidyProject(example.rooms);
  const pictures = linesOf(list).flatMap(({ code }) => {
    const found = productOfCode(code, catalogue);
    return found
      ? (catalogue.productCard(found.product, found.finish ? [found.finish.id] : []).picture ?? [])
      : [];
  });
  return {
    title: example.title,
    to: projectHref({ list }),
    pictures: pictures.slice(0, pictureCount),
  };
}
