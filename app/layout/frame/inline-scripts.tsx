import { roomScript } from "~/catalogue/room-script";
import { colourModeScript } from "~/layout/colour-mode";
import type { SiteData } from "~/layout/site-data";
import { basinScript } from "~/my-basin/head-script";
import { InlineScript } from "~/ui/behaviour";

/**
 * Statements of the head's inline script, one per feature. Each sets a class for what the browser knows, such as the
 * theme, before the first paint. `classList` in them is that of the root element.
 */
const headScripts: readonly ((site: SiteData | undefined) => string)[] = [
  () => colourModeScript,
  (site) =>
    site && !site.missingFeatures?.includes("fitCheck") ? basinScript(site.client.publishedKey) : "",
  () => roomScript,
];

export function HeadScript({ site }: { site: SiteData | undefined }) {
  const code = () =>
    `{let{classList}=document.documentElement;${headScripts.map((script) => script(site)).join(";")}}`;
  return <InlineScript code={import.meta.env.SSR ? code() : ""} />;
}

const unfoldFooterScript =
  'if(matchMedia("(width>=48rem)").matches)for(let column of document.querySelectorAll("footer details"))column.open=true';

/**
 * Script after the footer that opens the footer's columns on tablets and wider screens. In browsers that support
 * `::details-content`, the style sheet (`panels.css`) opens them without this script.
 */
export function UnfoldFooterScript() {
  return <InlineScript code={import.meta.env.SSR ? unfoldFooterScript : ""} />;
}
