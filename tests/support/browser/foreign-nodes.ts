import type { Page } from "@playwright/test";

/**
 * Puts nodes into a page before its scripts run, as browser extensions and translators do: beside, inside and around
 * what the server has sent. Every element that `create` makes has the name `foreign`.
 * @returns a function that returns how many such elements were added, and how many are still in the page
 */
export async function addForeignNodes(page: Page): Promise<() => Promise<[before: number, now: number]>> {
  const nodes = await page.evaluateHandle(() => {
    const added: ChildNode[] = [];
    const create = (name: string, text = "") => {
      const element = Object.assign(document.createElement(name), { textContent: text });
      element.setAttribute("name", "foreign");
      added.push(element);
      return element;
    };
    const { head, body, documentElement } = document;
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    head.prepend(create("style"));
    head.querySelector("link")?.before(create("meta"), create("script"));
    body.prepend(create("div"));
    body.before(create("grammarly-desktop-integration"));
    for (const field of all(":is(main, footer) :is(input, textarea, select)")) {
      field.before(create("span", "przed"), document.createComment("obcy"));
      field.after(create("div"), create("input"));
      field.setAttribute("data-lpignore", "true");
    }
    for (const label of all("label")) label.prepend(create("button", "?"), "obcy tekst");
    for (const list of all(":is(main, footer) :is(ul, ol)")) list.prepend(create("li", "obca pozycja"));
    for (const heading of all("main :is(h1, h2, h3)"))
      heading.after(create("div", heading.textContent ?? ""));
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest("script, style, textarea, select, svg, [name=foreign]")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const words: Node[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) words.push(text);
    // As a translator does.
    for (const text of words.filter((_, place) => place % 3 === 0)) {
      const font = create("font");
      font.append(Object.assign(document.createElement("font"), { textContent: `${text.nodeValue}!` }));
      text.parentNode?.replaceChild(font, text);
    }
    // Like tools that replace words, and that make tables scroll.
    for (const text of words.filter((_, place) => place % 3 === 1)) text.nodeValue += ".";
    for (const box of all("main table, main form > p").slice(0, 2)) {
      const wrapper = document.createElement("div");
      box.replaceWith(wrapper);
      wrapper.append(box);
    }
    documentElement.classList.add("translated-ltr");
    body.setAttribute("data-gr-ext-installed", "");
    return added;
  });
  return () => nodes.evaluate((added) => [added.length, added.filter((node) => node.isConnected).length]);
}
