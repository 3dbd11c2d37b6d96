import { escapeMarkup, xmlResponse } from "lib/formats/markup";
import { getEnv } from "lib/platform/env.server";
import { listedPages } from "~/pages/listed-pages.server";
import { pictureUrl } from "~/ui/pictures";

/** `GET /sitemap.xml`: all indexable pages, with picture and date of the last change if known (behaviour 2.9). */
export async function loader() {
  const { SITE_URL } = getEnv();
  const entries = (await listedPages()).filter(({ isHidden }) => !isHidden);
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
