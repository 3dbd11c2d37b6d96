import { productPicture } from "~/catalogue/range/card";
import type { Catalogue } from "~/catalogue/range/catalogue";
import { getCatalogue } from "~/catalogue/range/products.server";
import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import { latestNews } from "~/editorial/news/news.server";
import { getHome, listPages } from "~/editorial/pages/pages.server";
import { getEnv } from "~/platform/env.server";
import { escapeMarkup, xmlResponse } from "~/platform/markup";
import { pictureUrl } from "~/ui/pictures/picture";

type Entry = { path: string; changed?: string; picture?: { src: string } | null };

/** Every page to be indexed, with its picture and the date of its last change, where known (behaviour 2.9). */
export async function loader() {
  const { SITE_URL } = getEnv();
  const tree = await getCategoryTree();
  const catalogue = getCatalogue(tree);
  const entries: Entry[] = [
    ...listPages().map(({ path, updated, picture }) => ({
      path,
      changed: updated,
      picture: path === "/" ? getHome().hero.picture : picture,
    })),
    { path: "/aktualnosci" },
    ...latestNews(Number.POSITIVE_INFINITY).map(({ slug, date, picture }) => ({
      path: `/aktualnosci/${slug}`,
      changed: date,
      picture,
    })),
    { path: "/qanda" },
    ...[...tree.byPath.keys()].map((path) => ({ path })),
    ...indexedProducts(catalogue).map((product) => ({
      path: `/produkt/${product.slug}`,
      picture: productPicture(product, catalogue),
    })),
  ];
  const urls = entries.map(({ path, changed, picture }) => {
    const date = changed ? `<lastmod>${changed}</lastmod>` : "";
    const image = picture
      ? `<image:image><image:loc>${escapeMarkup(SITE_URL + pictureUrl(picture.src))}</image:loc></image:image>`
      : "";
    return `<url><loc>${escapeMarkup(SITE_URL + path)}</loc>${date}${image}</url>`;
  });
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join("\n")}
</urlset>
`,
    "application/xml",
  );
}

/** A withdrawn model is worth finding only where its page leads to a successor. */
function indexedProducts({ products, bySlug }: Catalogue) {
  return products.filter(({ withdrawn }) => withdrawn === null || bySlug.has(withdrawn.successor));
}
