import script from "./show-basin.js?url";

/** Local storage key of the basin that a browser remembers (behaviour 26.27). */
export const basinKey = "modrawa:umywalka";

/** Line of the head: a browser that remembers a basin waits for the script that shows it, so that nothing is painted before. */
export const basinScript = (publishedKey: string) =>
  `try{if(localStorage["${basinKey}"])document.write('<script src="${script}" data-memory="${basinKey}" data-key="${publishedKey}"><\\/script>')}catch{}`;

/** Loads the same script into a page that has none yet. */
export function loadBasinScript(): void {
  if (customElements.get("product-note")) return;
  const element = Object.assign(document.createElement("script"), { src: script });
  element.dataset.memory = basinKey;
  document.head.append(element);
}
