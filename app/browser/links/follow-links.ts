import { createPath, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { linkedPage } from "~/ui/links/href";
import { hasModifier } from "~/ui/modifier-keys";

/**
 * Client-side navigation for every link to this site, in the frame, lists and articles alike (behaviour 12.6). One
 * delegated listener, so links cost nothing to hydrate.
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
    // Added after React's listeners, whose handlers may have prevented the default.
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}

/** The clicked link; `null` for clicks that the browser should handle: modifier keys, downloads, other targets. */
function followedLink(event: MouseEvent): Element | null {
  const { target, button, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || hasModifier(event)) return null;
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link?.matches("[target], [download], [hreflang]") ? null : link;
}
