import places from "./places.js?url";

/**
 * Inline script for the head: if this browser remembers a basin, loads the script that shows the verdicts
 * (`places.js`). Uses `document.write`, because only such a script blocks the parser, so that nothing is painted before
 * it has run. The storage key is repeated here, because an import would end up in the scripts of every page.
 */
export const basinScript = (publishedKey: string) =>
  `try{localStorage["modrawa:umywalka"]&&document.write('<script src="${places}" data-key="${publishedKey}"><\\/script>')}catch{}`;
