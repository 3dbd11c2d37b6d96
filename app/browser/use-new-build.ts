import { createPath } from "@remix-run/react";
import { fetchOk, redirectTarget } from "lib/platform/http";
import { useEffect, useRef } from "react";
import { isSlowestConnection } from "~/browser/links/connection";
import * as paths from "~/paths";
import { navigateTo, router } from "~/remix/router";
import { loadDocument } from "./recovery/document-load";
import { mayReload } from "./recovery/reload-throttle";
import { hasUnsavedForm } from "./recovery/unsaved-form";

/**
 * Delay between hydration and the request for the redirect rules, so that the page's own requests are sent first
 * (behaviour 13.3).
 */
const rulesDelayMs = 1_000;

type NewBuildOptions = { buildId: string; publishedKey: string; buildPollMs: number };

/**
 * Polls for a new build (behaviours 13.1, 13.2). When there is a new build, the next navigation becomes a full page
 * load, unless a form is half filled in. Also applies the redirect rules of the page's own build to client-side
 * navigations (behaviour 13.3).
 */
export function useNewBuild({ buildId, publishedKey, buildPollMs }: NewBuildOptions) {
  const isOutdated = useRef(false);
  const rules = useRef<Record<string, string>>({});

  useEffect(() => {
    const timer = setInterval(async () => {
      const latest = await fetchJson<{ id?: string }>(`${paths.latestBuild}?${Date.now()}`);
      if (!latest?.id || latest.id === buildId) return;
      isOutdated.current = true;
      clearInterval(timer);
    }, buildPollMs);
    return () => clearInterval(timer);
  }, [buildId, buildPollMs]);

  useEffect(() => {
    if (isSlowestConnection()) return;
    const timer = setTimeout(async () => {
      const href = `/builds/meta/${buildId}.json?content=${publishedKey}`;
      const meta = await fetchJson<{ redirects?: Record<string, string> }>(href);
      rules.current = meta?.redirects ?? {};
    }, rulesDelayMs);
    return () => clearTimeout(timer);
  }, [buildId, publishedKey]);

  useEffect(
    () =>
      // Not React's state, which misses navigations that end before React renders.
      router().subscribe(({ navigation: { state, location: target, formMethod } }) => {
        if (state !== "loading" || (formMethod && !/^get$/i.test(formMethod))) return;
        const rule = rules.current[target.pathname];
        const path = createPath(target);
        if (rule?.startsWith("/")) navigateTo(redirectTarget(rule, target.search));
        else if (rule) location.assign(rule);
        else if (isOutdated.current && !hasUnsavedForm() && mayReload(path)) loadDocument(path);
      }),
    [],
  );
}

/**
 * Fetches JSON from this site.
 * @returns `undefined` if the request fails; the error is only logged
 */
async function fetchJson<T>(href: string): Promise<T | undefined> {
  try {
    return (await (await fetchOk(href)).json()) as T;
  } catch (error) {
    console.warn(`Nie udało się pobrać ${href}`, error);
    return undefined;
  }
}
