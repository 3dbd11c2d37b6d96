import { createPath, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { linkedPage } from "~/ui/links/address";
import { hasModifier } from "~/ui/modifier-keys";

/**
 * Links to pages of this site are followed without a full load, wherever they stand: in the frame, in a list, in the
 * text of an article. One listener serves them all, so that a page of a hundred links hydrates as a page of none.
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
    // After React, whose own handlers may have taken the press for something else.
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}

/** The pressed link, unless the browser is asked to do something else with it than to show its page here. */
function followedLink(event: MouseEvent): Element | null {
  const { target, button, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || hasModifier(event)) return null;
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link?.matches("[target], [download], [hreflang]") ? null : link;
}
