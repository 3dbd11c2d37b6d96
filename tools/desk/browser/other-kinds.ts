/**
 * Hides, in the form of a product, the measures and values that no product of its kind has, until „Wszystkie pola” is ticked.
 * @param fieldsOf the fields that products have, by the number of their category; in an unknown category, all are shown
 */
export function hideOtherKinds(fieldsOf: Record<string, string[]>): void {
  const rule = document.head.appendChild(document.createElement("style"));
  let form = "";
  let seen = new Set<string>();
  const follow = () => {
    const numbers =
      document.querySelector('[data-key-path="categories"]')?.textContent?.match(/(?<=\()\d+(?=\))/g) ?? [];
    if (form !== location.hash) seen = new Set();
    form = location.hash;
    // Fields of a category that was chosen earlier stay, because they may be filled in.
    const known = numbers.filter((number) => !seen.has(number));
    if (known.length === 0 && seen.size > 0) return;
    for (const number of known) seen.add(number);
    const own = [...seen].flatMap((number) => fieldsOf[number] ?? []);
    rule.textContent = own.length > 0 ? hiding(own) : "";
  };
  new MutationObserver(follow).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

const at = (path: string) => `[data-key-path${path}]`;
const hiding = (own: string[]) =>
  `body:not(:has(.all-fields :checked)) :is(${at('^="measures."')}, ${at('^="technical."')}):not(${own.map((path) => at(`="${path}"`)).join()}) { display: none }`;
