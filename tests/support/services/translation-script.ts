/**
 * Replaces the page-translation script. Like the real one, it adds its widget after a delay and wraps every text node
 * in `<font><font>…`, which breaks React when it updates those nodes.
 */
export const translationScript = `
(() => {
  const rewrite = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      !node.data.trim() || node.parentElement.closest("[translate=no], script, style, svg, select, font")
        ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const inner = document.createElement("font");
      inner.textContent = "EN " + text.data;
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  window.google = { translate: { TranslateElement: class {
    constructor(_, id) {
      setTimeout(() => {
        const select = document.createElement("select");
        select.className = "goog-te-combo";
        for (const language of ["", "pl", "en"]) select.append(new Option(language, language));
        select.addEventListener("change", () => {
          if (select.value !== "en") return;
          document.documentElement.classList.add("translated-ltr");
          document.documentElement.lang = "en";
          rewrite();
          new MutationObserver(rewrite).observe(document.body, { childList: true, subtree: true });
        });
        document.getElementById(id).append(select);
      }, 50);
    }
  } } };
  window[new URL(document.currentScript.src).searchParams.get("cb")]();
})();
`;
