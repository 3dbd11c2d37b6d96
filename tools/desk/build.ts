/** Run by `npm run build`: the scripts of the desk for a server. */
import { buildEditor } from "./bundle";

await buildEditor("build/desk", "tools/desk/browser/editor.ts");
