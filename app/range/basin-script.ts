/** Local storage key of the basin that a browser remembers (behaviour 26.27). */
export const basinKey = "modrawa:umywalka";

/** Hides verdicts on content that is no longer published, in their place. */
const hidden = "[data-tap]{visibility:hidden}";

/** Inline script for the head: applies the remembered styles (`my-basin.ts`), before anything is painted. */
export const basinScript = (publishedKey: string) =>
  `try{let{css,key}=JSON.parse(localStorage["${basinKey}"]),style=new CSSStyleSheet;style.replaceSync(css+(key=="${publishedKey}"?"":"${hidden}"));document.adoptedStyleSheets=[style]}catch{}`;
