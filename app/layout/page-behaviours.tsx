import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useFollowedLinks } from "~/delivery/browser/follow-links";
import { startPrefetching } from "~/delivery/browser/prefetch-links";
import { useNewBuild } from "~/delivery/browser/use-new-build";
import { isTranslatedPage } from "~/delivery/pages/translated-page";
import type { SiteData } from "~/site/site-data";
import { bringIconsOnIntent } from "~/ui/icons/sprite-slot";

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
    void import("~/layout/languages/translation-widget").then(({ translatePage }) =>
      translatePage(translateScriptUrl),
    );
  }, [search, translateScriptUrl]);

  return null;
}

function keepSeenPages(): undefined {
  import("~/delivery/browser/seen-pages").then(
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
