import { colourModeScript } from "~/layout/colour-mode";
import type { SiteData } from "~/layout/site-data";
import { basinScript } from "~/range/basin-script";
import { InlineScript } from "~/ui/behaviour";

/**
 * Says by a class which program, if any, shows models in the visitor's room: iOS's Quick Look or Android's Scene Viewer.
 * The page is the same for everybody, so that it can be cached.
 */
const roomScript = `classList.toggle("quick-look",document.createElement("a").relList.supports("ar"));classList.toggle("scene-viewer",/Android/.test(navigator.userAgent))`;

/**
 * Script for the head: applies the stored theme, shows verdicts on the stored basin if the brand has any, and says what shows models in a room,
 * before the first paint.
 */
export function MemoryScript({ site }: { site: SiteData | undefined }) {
  return (
    <InlineScript
      code={
        import.meta.env.SSR
          ? `{let{classList}=document.documentElement;${colourModeScript}${site?.missingFeatures?.includes("fitCheck") ? "" : basinScript(site?.client.publishedKey ?? "")}${roomScript}}`
          : ""
      }
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
