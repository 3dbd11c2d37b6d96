import { colourModeScript } from "./colour-mode";

/** In the head: the stored theme, before anything is painted. */
export function ColourModeScript() {
  return <script dangerouslySetInnerHTML={{ __html: colourModeScript }} />;
}

const foldFooterScript =
  'if(matchMedia("(width<48rem)").matches)document.querySelectorAll("footer details").forEach(function(d){d.open=false})';

/** After the footer: on a phone its columns start folded. Without scripts they are all open and usable. */
export function FoldFooterScript() {
  return <script dangerouslySetInnerHTML={{ __html: foldFooterScript }} />;
}
