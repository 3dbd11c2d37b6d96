import { colourModeScript } from "~/layout/colour-mode/colour-mode";

/** In the head: the stored theme, before anything is painted. */
export function ColourModeScript() {
  return <InlineScript code={import.meta.env.SSR ? colourModeScript : ""} />;
}

const unfoldFooterScript =
  'if(matchMedia("(width>=48rem)").matches)for(let column of document.querySelectorAll("footer details"))column.open=true';

/**
 * After the footer: from a tablet on its columns are open. The style sheet shows them so (`panels.css`), where the
 * browser can, before and without this.
 */
export function UnfoldFooterScript() {
  return <InlineScript code={import.meta.env.SSR ? unfoldFooterScript : ""} />;
}

/** It runs as the document comes in; React leaves it alone, so that the browser's code need not hold its text. */
function InlineScript({ code }: { code: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
