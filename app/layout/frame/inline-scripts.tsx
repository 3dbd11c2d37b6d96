import { colourModeScript } from "~/layout/colour-mode/colour-mode";

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

/** Runs while the document is parsed; React leaves it alone, so the text is not repeated in the browser's code. */
function InlineScript({ code }: { code: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
