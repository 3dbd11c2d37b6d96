import { colourModeScript } from "~/layout/colour-mode/colour-mode";
import { InlineScript } from "~/ui/inline-script";

/** In the head: applies the stored theme before the first paint. */
export function ColourModeScript() {
  return <InlineScript code={import.meta.env.SSR ? colourModeScript : ""} />;
}

const unfoldFooterScript =
  'if(matchMedia("(width>=48rem)").matches)for(let column of document.querySelectorAll("footer details"))column.open=true';

/**
 * After the footer: opens its columns from a tablet on. Where the browser supports it, the style sheet (`panels.css`)
 * does so without this script.
 */
export function UnfoldFooterScript() {
  return <InlineScript code={import.meta.env.SSR ? unfoldFooterScript : ""} />;
}
