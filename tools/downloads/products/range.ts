import { getBrand } from "~/brand/brand.server";
import { type ProductView, productView } from "~/catalogue/product-view";
import { fromContent } from "~/content/memo";
import { getPage } from "~/editorial/pages.server";
import { getPartners } from "~/fit/partners.server";
import { getCatalogue } from "~/range/products.server";
import { embeddedTree } from "~/range/tree.server";
import { pictureUrl } from "~/ui/pictures";
import { codeIn } from "../manifest";
import { fonts } from "../pdf/theme";

/** Reads all products as the site's pages show them, with the category tree in `content/`. The result is memoised. */
export const readRange = fromContent(() => {
  const tree = embeddedTree();
  const catalogue = getCatalogue(tree);
  const partners = getPartners(tree);
  const products = catalogue.products.flatMap(
    ({ slug }) => productView(catalogue, slug, null, { findArtifact: () => null, partners }) ?? [],
  );
  const background = { brand: getBrand(), warranty: getPage("/warunki-gwarancji")?.terms ?? [] };
  return { tree, catalogue, partners, products, background };
});

/** Data about the brand that PDF files show in addition to the product's data. */
export type Background = ReturnType<typeof readRange>["background"];

/** Returns the file path of a picture's largest JPEG. */
export function sourcePicture(src: string): string {
  return `public${pictureUrl(src)}`;
}

/** Returns the input files that all PDFs have in common: fonts, layout code and package versions. */
export function pdfSources(): string[] {
  return [
    ...Object.values(fonts),
    ...codeIn("pdf", "products", "catalogue"),
    "lib/drawing/qr-code.server.ts",
    "package-lock.json",
  ];
}

/** Returns the input files of a product's PDF pages: its pictures and its drawing. */
export function productSources({ pictures, drawing }: Pick<ProductView, "pictures" | "drawing">): string[] {
  return [...pictures.map(({ src }) => sourcePicture(src)), ...(drawing ? [`public${drawing}`] : [])];
}
