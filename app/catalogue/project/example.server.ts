import { productCard } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { getBrand } from "~/content/brand.server";
import * as paths from "~/paths";
import { linesOf } from "./changes";
import type { ProjectExample } from "./empty";
import { productOfCode } from "./listed-item";
import { tidyProject, writeProjectQuery } from "./project-list";

/** Number of pictures beside the link to the example. */
const pictureCount = 4;

/** Returns the link to the brand's example list, with pictures of its first products; `null` if there is none. */
export function findExample(catalogue: Catalogue): ProjectExample | null {
  const example = getBrand().projectExample;
  if (!example) return null;
  const list = tidyProject(example.rooms);
  const pictures = linesOf(list).flatMap(({ code }) => {
    const found = productOfCode(code, catalogue);
    return found
      ? (productCard(found.product, catalogue, found.finish ? [found.finish.id] : []).picture ?? [])
      : [];
  });
  return {
    title: example.title,
    to: `${paths.project}?${writeProjectQuery(list)}`,
    pictures: pictures.slice(0, pictureCount),
  };
}
