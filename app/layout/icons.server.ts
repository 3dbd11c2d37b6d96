import { fromContent } from "~/content/memo";
import { drawIcons } from "~/ui/icon-symbols.server";
import { contentIcons } from "./icons/content-icons.server";

/** The icons of the site, those of its content among them. */
export const siteIcons = fromContent(() => drawIcons(contentIcons()));
