import { exampleNumbers } from "~/catalogue/products/example-numbers";
import { getEnv } from "~/platform/env.server";
import { findArtifact } from "~/platform/files/artifacts.server";
import { qrCode } from "~/ui/qr/qr-code.server";
import { findExample } from "./example.server";
import { countKinds, exportFiles } from "./export/files";
import { hasItems, productsOf } from "./export/project-export";
import { messagesOf, restOf } from "./leftovers";
import type { Supply } from "./needs";
import type { ProjectPageData } from "./page-body";
import { writeProject } from "./project-list";
import type { ProjectPage } from "./query";
import { projectView } from "./view";

/**
 * Maximum URL length for a QR code, in bytes. A longer URL would make the code too dense for phones to read from paper.
 */
const maxCodedBytes = 1_000;

/**
 * Returns the data of a list's page.
 * @param isGiven whether the URL contains a list, which may be empty
 */
export function projectPageData(
  { list, before = null, leftovers = [], room }: ProjectPage,
  supply: Supply,
  isGiven = true,
): Omit<ProjectPageData, "back"> {
  const view = projectView(list, supply, isGiven);
  const siteUrl = getEnv().SITE_URL;
  const href = `${siteUrl}/projekt?${view.query}`;
  return {
    view,
    siteUrl,
    qr: href.length > maxCodedBytes ? null : qrCode(href),
    kinds: hasItems(list, supply) ? countKinds(exportFiles(productsOf(list, supply), findArtifact)) : null,
    messages: messagesOf(leftovers),
    rest: restOf(leftovers),
    restRoom: leftovers.length > 0 ? room : undefined,
    before: before && writeProject(before),
    typed: exampleNumbers(supply.catalogue).finish,
    example: list.rooms.length === 0 ? findExample(supply.catalogue) : null,
  };
}
