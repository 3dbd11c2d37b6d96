import { createPath, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { linkedPage } from "~/ui/links/href";
import { hasModifier } from "~/ui/modifier-keys";

/**
 * Links to pages of this site are followed without a full load, in the frame, in lists and in articles alike (behaviour
 * 12.6). One listener serves them all, so a page's links cost nothing to hydrate.
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
    // Runs after React's handlers, which may have used the click for something else.
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}

/** The clicked link; `null` where the click asks for something else than to show its page here. */
function followedLink(event: MouseEvent): Element | null {
  const { target, button, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || hasModifier(event)) return null;
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link?.matches("[target], [download], [hreflang]") ? null : link;
}
