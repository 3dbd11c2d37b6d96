/*
 * Shows the verdicts on the remembered basin in their places (`verdict.ts`): when the parser, or later React, adds a
 * place, and again when the memory changes. Asks the server for verdicts if those in memory are not of the published
 * content; until it answers, old ones are hidden but keep their space.
 *
 * The parser waits for it, so that nothing moves. The document stays as the server sent it: a place's text is in a
 * shadow tree, where hydration does not look for it.
 */
{
  /** @typedef {Partial<import("./memory-format").BasinMemory>} Memory */

  const storageKey = "modrawa:umywalka";
  const script = document.currentScript;
  /** Key of the published content; undefined if a basin has just been remembered and nothing has been asked yet. */
  let publishedKey = script?.dataset.key;
  let asked = "";
  /** Reserves the space of the filter, which React fills later. */
  const styles = new CSSStyleSheet();
  /** @type {Memory} */
  let memory = {};
  script?.remove();
  document.adoptedStyleSheets = [styles];

  class BasinVerdict extends HTMLElement {
    connectedCallback() {
      const [path = ""] = this.getAttribute("href")?.split("?") ?? [];
      const slug = path.slice(path.lastIndexOf("/") + 1);
      const note = memory.notes?.[slug];
      const [verdict, words] = Array.isArray(note) ? note : [];
      const ink = verdict === "fits" ? "text-success" : "text-muted";
      this.className = `${words ? "mt-1 block" : "hidden"} text-sm leading-snug ${memory.key === publishedKey ? ink : "invisible"}`;
      (this.shadowRoot ?? this.attachShadow({ mode: "open" })).textContent = words ?? "";
    }
  }

  function show() {
    memory = readMemory();
    styles.replaceSync(memory.basin ? ".basin-room{min-height:6.75rem}" : "");
    if (memory.basin && memory.basin !== asked && !(memory.key && memory.key === publishedKey))
      ask(memory.basin);
    for (const place of document.querySelectorAll("basin-verdict"))
      if (place instanceof BasinVerdict) place.connectedCallback();
  }

  /** @returns {Memory} */
  function readMemory() {
    try {
      const { basin, key, notes } = JSON.parse(localStorage.getItem(storageKey) ?? "");
      return typeof basin === "string" ? { basin, key, notes } : {};
    } catch {
      return {};
    }
  }

  /** @param {string} basin */
  async function ask(basin) {
    asked = basin;
    try {
      const answer = await fetch(`/api/pasuje?umywalka=${encodeURIComponent(basin)}`);
      const notes = answer.ok && (await answer.json());
      if (readMemory().basin !== basin) return;
      if (notes) publishedKey = notes.key;
      // A basin that is withdrawn is forgotten.
      if (notes) localStorage.setItem(storageKey, JSON.stringify({ basin, ...notes }));
      else if (answer.status === 404) localStorage.removeItem(storageKey);
    } catch {
      // Without a connection, the next page asks again.
    }
    show();
  }

  show();
  customElements.define("basin-verdict", BasinVerdict);
  addEventListener("storage", show);
}
