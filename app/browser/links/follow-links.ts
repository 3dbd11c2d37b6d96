import { createPath, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { linkedPage } from "~/ui/links/href";
import { hasModifier } from "~/ui/modifier-keys";

/**
 * Turns clicks on links to this site into client-side navigations (behaviour 12.6). Uses one delegated listener, so
 * that links need neither handlers nor hydration.
 */
export function useFollowedLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      const url = link && linkedPage(link.getAttribute("href") ?? "", location.href);
      if (!url) return;
      event.preventDefault();
      navigate(createPath(url), {
        replace: url.href === location.href,
        preventScrollReset: link.hasAttribute("data-keeps-scroll"),
      });
    };
    // Listens on the window, so that it runs after React's handlers and can respect their `preventDefault`.
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
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
