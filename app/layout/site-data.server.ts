import { getEnv } from "lib/platform/env.server";
import { todayInPoland } from "lib/polish/today";
import { getBrand } from "~/brand/brand.server";
import { missingFeatures } from "~/brand/features.server";
import { listCollections } from "~/editorial/collections.server";
import { getNavigation } from "~/editorial/menus.server";
import { isTranslatedPage } from "~/http/translated-page";
import { categoryTreeId } from "~/range/tree.server";
import { build } from "~/remix/build.server";
import { publishedKey } from "./published-key.server";

/**
 * Returns the data of every page's header and footer, except their shared markup (`frame-part.tsx`). The root loader loads
 * this data with the document; client-side navigations do not reload it.
 */
export function siteData({ url }: Request) {
  const { name, slug, copyright, newsletter } = getBrand();
  const { mobile, productsPanel } = getNavigation();
  const { title, lead, emailLabel, submitLabel, information, informationTo, consent } = newsletter;
  const { SITE_URL, BUILD_POLL_MS, TRANSLATE_SCRIPT_URL } = getEnv();
  return {
    /** Public origin, for canonical links. */
    siteUrl: SITE_URL,
    brand: { name, slug },
    copyright: copyright.replace("{year}", todayInPoland().slice(0, 4)),
    menuTitle: mobile.title,
    missingFeatures: missingFeatures(),
    productsPanel: {
      ...productsPanel,
      collections: listCollections().map(({ id, name }) => ({ id, name })),
      /** Id of the category tree. */
      treeId: categoryTreeId(),
    },
    /** Texts of the newsletter form, with the title and lead above it. */
    newsletter: { title, lead, emailLabel, submitLabel, information, informationTo, consent: consent.text },
    /** Server settings that the browser needs (`.env.example`), on a translated page the translation script's URL too. */
    client: {
      buildId: build.id,
      publishedKey: publishedKey(),
      buildPollMs: BUILD_POLL_MS,
      translateScriptUrl: isTranslatedPage(new URL(url)) ? TRANSLATE_SCRIPT_URL : undefined,
    },
  };
}
