/**
 * `npm run fonts` generates the font files in `content/theme/`, which every page loads. They are subsets of Figtree's
 * two files: the characters of Polish pages and the weights that the site uses. `theme.json` lists the same characters; for
 * all other characters it names the complete files.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const source = "node_modules/@fontsource-variable/figtree/files";
const target = "content/theme";
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, code) => String.fromCharCode(0x20 + code)).join("");
const parts = [
  { from: "latin", name: "basic", text: `${ascii}\u00a0§©«®°±²³·»½×ØÓó–—‘’“”„•…€™−` },
  { from: "latin-ext", name: "polish", text: "ĄĆĘŁŃŚŹŻąćęłńśźż" },
];

mkdirSync(target, { recursive: true });
for (const { from, name, text } of parts) {
  const font = await subsetFont(readFileSync(`${source}/figtree-${from}-wght-normal.woff2`), text, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(`${target}/figtree-${name}.woff2`, font);
  console.log(`${target}/figtree-${name}.woff2: ${font.length} B`);
}
