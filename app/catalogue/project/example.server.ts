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

/** Returns the example list of the brand's content. */
function exampleList() {
  return tidyProject(getBrand().projectExample.rooms);
}

/** Returns the link to the example list, with pictures of its first products. */
export function findExample(catalogue: Catalogue): ProjectExample {
  const list = exampleList();
  const pictures = linesOf(list).flatMap(({ code }) => {
    const found = productOfCode(code, catalogue);
    return found
      ? (productCard(found.product, catalogue, found.finish ? [found.finish.id] : []).picture ?? [])
      : [];
  });
  return {
    title: getBrand().projectExample.title,
    to: `${paths.project}?${writeProjectQuery(list)}`,
    pictures: pictures.slice(0, pictureCount),
  };
}
