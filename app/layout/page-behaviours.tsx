import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { isTranslatedPage } from "~/delivery/translated-page";
import { useNewBuild } from "~/delivery/use-new-build";
import { useFollowedLinks } from "~/ui/follow-links";
import { bringIconsOnIntent } from "~/ui/icon-sprite-slot";
import { startPrefetching } from "~/ui/prefetch-links";
import type { SiteData } from "./site-data";

/** What the page does by itself once it is hydrated. It shows nothing. */
export function PageBehaviours({ translateScriptUrl, ...build }: SiteData["client"]) {
  useFollowedLinks();
  useNewBuild(build);
  useEffect(() => bringIconsOnIntent(`/builds/icons/${build.buildId}.svg`), [build.buildId]);
  useEffect(() => whenIdle(startPrefetching), []);
  useEffect(() => whenIdle(keepSeenPages), []);

  const { search } = useLocation();
  useEffect(() => {
    if (!isTranslatedPage(search)) return;
    void import("./translation-widget").then(({ translatePage }) => translatePage(translateScriptUrl));
  }, [search, translateScriptUrl]);

  return null;
}

function keepSeenPages(): undefined {
  import("~/delivery/seen-pages").then(
    (code) => code.keepSeenPages(),
    (error) => console.warn("Obejrzane strony nie będą dostępne bez połączenia", error),
  );
}

/**
 * @param work may give back what ends it
 * @returns takes the wish back, or ends the work
 */
function whenIdle(work: () => undefined | (() => void)): () => void {
  let end: undefined | (() => void);
  const takeBack = onceIdle(() => {
    end = work();
  });
  return () => {
    takeBack();
    end?.();
  };
}

function onceIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
