import { colourModeScript } from "~/layout/colour-mode";
import type { SiteData } from "~/layout/site-data";
import { basinScript } from "~/range/basin-memory";
import { InlineScript } from "~/ui/behaviour";

/** Script for the head: applies the stored theme and shows verdicts on the stored basin before the first paint. */
export function MemoryScript({ site }: { site: SiteData | undefined }) {
  return (
    <InlineScript
      code={import.meta.env.SSR ? colourModeScript + basinScript(site?.client.publishedKey ?? "") : ""}
    />
  );
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
