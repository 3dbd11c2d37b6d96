import { useEffect, useState } from "react";
import { useFollowedLinks } from "~/browser/follow-links";
import { prefetchLinks } from "~/browser/prefetch-links";
import { useSeenPages } from "~/browser/seen-pages";
import { useNewBuild } from "~/browser/use-new-build";
import { loadWidget } from "~/layout/languages/load-widget";
import { reportScriptsReady } from "~/remix/scripts-ready";
import type { SiteData } from "../site-data";

/**
 * Loads the code for links that add to the project list (behaviour 27.13): at the first press, or ahead when the visitor
 * points at such a link.
 */
const loadAdditions = () =>
  import("~/project/add-in-place").catch((error): undefined => void console.warn(error));

/** Starts the page's background behaviours after hydration. Renders nothing. */
export function PageBehaviours({ translateScriptUrl, ...build }: SiteData["client"]) {
  useFollowedLinks(loadAdditions);
  useNewBuild(build);
  useSeenPages();
  useEffect(() => prefetchLinks(loadAdditions), []);
  useEffect(openForPaper, []);
  useEffect(readMemoryOnReturn, []);
  useScriptsReady();

  useEffect(() => {
    if (translateScriptUrl) void loadWidget().then(({ translatePage }) => translatePage(translateScriptUrl));
  }, [translateScriptUrl]);

  return null;
}

/** Opens folded content for printing, in browsers where the style sheet (`print.css`) cannot. */
function openForPaper() {
  const events = new AbortController();
  const { signal } = events;
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (open: boolean) => {
    for (const details of opened) details.open = open;
  };
  const find = () => {
    opened = [
      ...document.querySelectorAll<HTMLDetailsElement>(
        "main details:not([open],form *,.print\\:hidden,.print\\:hidden *)",
      ),
    ];
    setOpen(true);
  };
  addEventListener("beforeprint", find, { signal });
  addEventListener("afterprint", () => setOpen(false), { signal });
  return () => events.abort();
}

/** A page restored from the back/forward cache has missed what other pages have stored meanwhile: theme and project list. */
function readMemoryOnReturn() {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && dispatchEvent(new Event("storage"));
  addEventListener("pageshow", onShow);
  return () => removeEventListener("pageshow", onShow);
}

/**
 * Reports that the page's scripts are ready. It does so after the second render, which includes the data that the first
 * effects read from the browser.
 */
function useScriptsReady() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (isHydrated) reportScriptsReady();
  }, [isHydrated]);
}
