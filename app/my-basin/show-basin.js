/*
 * Shows the basin that this browser remembers: the verdict at each product that has one, and the list's filter. A classic script,
 * which only browsers with a basin load, before the page's body (`head-script.ts`). Its elements are therefore filled as they
 * are parsed, and React, which renders them empty, leaves their content alone (`range/product-note.ts`).
 */

{
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { memory: memoryKey = "" } = script.dataset;
  /** Identifies the published content. */
  let { key: published } = script.dataset;
  // React did not render it, so hydration must not find it.
  script.remove();

  const sheet = new CSSStyleSheet();
  // A note is a line with a mark, which is not read out, because the words say the same. Below a page's title it is a pill.
  sheet.replaceSync(`
    product-note:empty, :root:not(:has(product-note[data-verdict])) basin-filter { display: none }
    basin-filter { display: block }
    product-note { display: flex; gap: 0.375rem; margin-top: 0.25rem; font-size: 0.875rem; line-height: 1.25rem }
    product-note::before { flex: none; width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--ink);
      color: var(--color-ground); text-align: center; font-weight: 700; content: var(--mark) / "" }
    [data-verdict=fits] { --ink: var(--color-success); --mark: "✓" }
    [data-verdict=condition] { --ink: var(--color-warning); --mark: "!" }
    [data-verdict=fails] { --ink: var(--color-error); --mark: "✕" }
    h1 + product-note { position: relative; width: fit-content; margin-top: 0.5rem;
      padding: 0.625rem 1rem 0.625rem 0.625rem; border-radius: 1.5rem;
      background: color-mix(in oklab, var(--ink) 14%, var(--color-ground)) }
  `);
  document.adoptedStyleSheets = [sheet];

  /** @typedef {import("./memory").BasinMemory} BasinMemory */

  let text = localStorage[memoryKey];
  /** @returns {BasinMemory} */
  const parsed = () => JSON.parse(text ?? "{}");
  let memory = parsed();

  /** @param {BasinMemory | null} next */
  const store = (next) => {
    if (next) localStorage[memoryKey] = JSON.stringify(next);
    else delete localStorage[memoryKey];
    dispatchEvent(new Event("storage"));
  };

  /** Asks what fits the basin. Without a connection, the next page asks again. */
  const ask = async () => {
    const { basin = "" } = memory;
    const answer = await fetch(`/api/pasuje?umywalka=${encodeURIComponent(basin)}`).catch(() => null);
    // Also null if something other than this site has answered, such as a hotel's sign-in page.
    /** @type {Partial<import("./memory").BasinAnswer & { message: string }> | null} */
    const found = (await answer?.json().catch(() => null)) ?? null;
    if (memory.basin !== basin) return;
    // Forgets a basin that has been withdrawn.
    if (answer?.status === 404 && found?.message) store(null);
    if (!answer?.ok || !found?.notes) return;
    published = found.key;
    store({ basin, ...found });
  };

  /**
   * Shows the verdict on a product.
   * @param {HTMLElement} note names the product in its attribute `product`; otherwise it is that of the link before. With an
   *   attribute `name`, the verdict links to its reasons
   */
  const fillNote = (note) => {
    const link = note.previousElementSibling?.querySelector("a");
    const product = note.getAttribute("product") ?? link?.pathname.split("/produkt/")[1] ?? "";
    const [verdict, words = ""] = memory.notes?.[product] ?? [];
    const name = note.getAttribute("name");
    const reasons = document.createElement("a");
    Object.assign(reasons, {
      className: "card-link",
      href: `${memory.withTap}${name || product}`,
      textContent: words,
    });
    note.replaceChildren(...(verdict ? [name === null ? words : reasons] : []));
    if (verdict) note.dataset.verdict = verdict;
    else note.removeAttribute("data-verdict");
    // A verdict on content that is no longer published is hidden but keeps its space, until the new answer comes.
    note.style.visibility = memory.key === published ? "" : "hidden";
  };

  /**
   * Narrows a list to what fits the basin (behaviour 15.10).
   * @param {HTMLElement} place has as attributes the list's query, the filter's parameter,
   *   and the parameters that precede it in links (15.7)
   */
  const fillFilter = (place) => {
    const { basin = "", name, to = "" } = memory;
    const of = (/** @type {string} */ attribute) => place.getAttribute(attribute) ?? "";
    const params = [...new URLSearchParams(of("query"))];
    const isSelected = params.some(([id, value]) => id === of("parameter") && value === basin);
    const others = params.filter(([id]) => id !== of("parameter") && id !== "strona");
    const isBefore = (/** @type {string[]} */ [id = ""]) => of("before").split(" ").includes(id);
    const own = isSelected ? [] : [[of("parameter"), basin]];
    const query = new URLSearchParams([
      ...others.filter(isBefore),
      ...own,
      ...others.filter((one) => !isBefore(one)),
    ]).toString();
    place.innerHTML = name
      ? `<div class="p-5 lg:p-0">
          <div class="flex items-center justify-between">
            <h3 class="font-semibold">Moja umywalka</h3>
            <button type="button" class="link min-h-11 text-sm">Zapomnij</button>
          </div>
          <a class="data-link line-link"></a>
          <a rel="nofollow" data-keeps-scroll class="flex min-h-11 items-center gap-3 rounded py-1 leading-snug hover:text-primary lg:min-h-9">
            <span aria-hidden="true" class="tick-box !rounded-full"></span>Pasuje do mojej umywalki<span class="ml-auto text-sm text-muted tabular"></span>
          </a>
        </div>`
      : "";
    const [basinLink, filter] = place.querySelectorAll("a");
    if (!name || !basinLink || !filter) return;
    Object.assign(basinLink, { href: to, textContent: name });
    filter.href = query ? `?${query}` : location.pathname;
    if (isSelected) filter.setAttribute("aria-current", "true");
    const [tick, count] = filter.children;
    if (tick) tick.textContent = isSelected ? "✓" : "";
    if (count)
      void countOf(isSelected ? of("query") : query, of("data")).then((total) => count.append(total));
    place.querySelector("button")?.addEventListener("click", () => {
      const next = place.parentElement?.querySelector("li a");
      store(null);
      if (next instanceof HTMLElement) next.focus();
    });
  };

  /**
   * Returns how many products a list has, empty without an answer.
   * @param {string} query @param {string} data query of the list's data
   */
  const countOf = async (query, data) => {
    const answer = await fetch(`?${query}&${data}`).catch(() => null);
    const list = answer?.ok ? await answer.json() : null;
    return (list?.view ?? list)?.listing?.total ?? "";
  };

  /** @type {[tag: string, fill: (element: HTMLElement) => void][]} */
  const elements = [
    ["product-note", fillNote],
    ["basin-filter", fillFilter],
  ];
  for (const [tag, fill] of elements)
    customElements.define(
      tag,
      class extends HTMLElement {
        connectedCallback() {
          fill(this);
        }
      },
    );

  addEventListener("storage", () => {
    if (text === localStorage[memoryKey]) return;
    text = localStorage[memoryKey];
    memory = parsed();
    if (memory.basin && !memory.notes) void ask();
    for (const [tag, fill] of elements)
      for (const element of document.querySelectorAll(tag)) fill(/** @type {HTMLElement} */ (element));
  });
  if (memory.key !== published || !memory.notes) void ask();
}
