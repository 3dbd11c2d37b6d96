import { colourModeScript } from "./colour-mode";

/** In the head: the stored theme, before anything is painted. */
export function ColourModeScript() {
  return <InlineScript code={import.meta.env.SSR ? colourModeScript : ""} />;
}

const foldFooterScript =
  'if(matchMedia("(width<48rem)").matches)document.querySelectorAll("footer details").forEach(function(d){d.open=false})';

/** After the footer: on a phone its columns start folded. Without scripts they are all open and usable. */
export function FoldFooterScript() {
  return <InlineScript code={import.meta.env.SSR ? foldFooterScript : ""} />;
}

/** It runs as the document comes in; React leaves it alone, so that the browser's code need not hold its text. */
function InlineScript({ code }: { code: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
