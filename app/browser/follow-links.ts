import { createPath, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { hasModifier } from "~/ui/behaviour";
import { linkedPage } from "~/ui/href";

/**
 * Code for links that act in place of a navigation. `act` handles a click on such a link; if it cannot, it calls
 * `navigate`, which follows the link.
 */
export type InPlaceCode = { act: (event: MouseEvent, url: URL, navigate: () => void) => void };

/**
 * Turns clicks on links to this site into client-side navigations (behaviour 12.6). Uses one delegated listener, so
 * that links need neither handlers nor hydration.
 * @param loadInPlace loads the code for the links that `actsInPlace` names; `undefined` if that fails
 */
export function useFollowedLinks(loadInPlace: () => Promise<InPlaceCode | undefined>) {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      const url = link && linkedPage(link.getAttribute("href") ?? "", location.href);
      if (!url) return;
      event.preventDefault();
      const go = () =>
        navigate(createPath(url), {
          replace: url.href === location.href,
          preventScrollReset: link.hasAttribute("data-keeps-scroll"),
        });
      if (actsInPlace(url)) loadInPlace().then((code) => (code ? code.act(event, url, go) : go()));
      else go();
    };
    // Listens on the window, so that it runs after React's handlers and can respect their `preventDefault`.
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate, loadInPlace]);
}

/**
 * Returns true for a link that adds to the project list: the visitor stays on the page (behaviour 27.13).
 * @param link the link, or its URL; a link within an SVG has no `search`
 */
export function actsInPlace({ search }: { search?: string }): boolean | undefined {
  return search?.startsWith("?dodaj=");
}

/**
 * Returns the clicked link, or `null` if the router should not follow it. The browser itself handles clicks with a
 * modifier key, and clicks on links with `download`, `target` or `hreflang`.
 */
function followedLink(event: MouseEvent): Element | null {
  const { target, button, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || hasModifier(event)) return null;
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link?.matches("[target], [download], [hreflang]") ? null : link;
}
