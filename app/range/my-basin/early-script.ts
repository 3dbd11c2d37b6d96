import places from "./places.js?url";

/**
 * Inline script for the head: loads the script of the verdicts' places, if this browser remembers a basin. Only what a
 * document writes itself stops its parser, so that nothing is painted before. It has the key of the storage in itself,
 * because what it imported would be in the scripts of every page.
 */
export const basinScript = (publishedKey: string) =>
  `try{localStorage["modrawa:umywalka"]&&document.write('<script src="${places}" data-key="${publishedKey}"><\\/script>')}catch{}`;
