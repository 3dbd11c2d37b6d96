/**
 * `npm run theme` draws the files that show the brand's mark and colours (`content/theme/theme.json`): the site's icons
 * in `public/` and, if the brand offers its logo, every version of it in `public/logos/` as SVG, PDF (outlines) and PNG
 * (transparent). Commit the results. Run the command again when the mark, a colour in `print` or the brand's name
 * changes. Everything else takes the theme from the build.
 */
import "./told-issues";
import { hasFeature } from "~/brand/features.server";
import { drawLogos } from "../downloads/logo-files";
import { drawSiteIcons } from "./site-icons";

const folder = "public/logos";

await drawSiteIcons();
if (hasFeature("logos")) await drawLogos(folder);
console.log(`Gotowe: ikony serwisu${hasFeature("logos") ? ` i logo w ${folder}/` : ""}`);
