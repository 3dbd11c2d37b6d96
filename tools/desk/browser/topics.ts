/** Suggests existing topics in an article's field; unlike in the CMS's own select field, a new one can be typed too. */
export function offerTopics(topics: readonly string[]): void {
  const list = document.body.appendChild(document.createElement("datalist"));
  list.id = "topics";
  list.append(...topics.map((topic) => new Option(topic)));
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches('[data-key-path="tags"] input'))
      (target as Element).setAttribute("list", list.id);
  });
}
