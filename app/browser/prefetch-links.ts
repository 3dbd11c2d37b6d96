import { isDataRequest } from "~/remix/data-requests";
import { filesOfPage } from "~/remix/route-files";
import { linkedPage } from "~/ui/href";
import { actsInPlace } from "./follow-links";
import { isThriftyConnection } from "./links/connection";
import { createPrefetchQueue } from "./links/prefetch-queue";

const queue = createPrefetchQueue(preload);

/**
 * Prefetches a page's code when a link to it becomes visible, once the page is idle, and its data too when the visitor
 * hovers over, focuses or touches a link to it (behaviour 12.8).
 * @param loadInPlace loads the code for links that act in place
 */
export function prefetchLinks(loadInPlace: () => void): void {
  prefetchIntended(loadInPlace);
  // Safari has no idle callbacks: one second after hydration counts as idle.
  if ("requestIdleCallback" in window) requestIdleCallback(prefetchVisible);
  else setTimeout(prefetchVisible, 1_000);
}

function prefetchVisible() {
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      prefetch(target, false);
    }
  });
  const observed = new WeakSet<Element>();
  const observeLinks = () => {
    for (const link of document.links) {
      if (observed.has(link)) continue;
      observed.add(link);
      visible.observe(link);
    }
  };
  observeLinks();
  new MutationObserver(observeLinks).observe(document.body, { childList: true, subtree: true });
}

function prefetchIntended(loadInPlace: () => void) {
  // Needs no `passive` option: browsers make `touchstart` listeners on the document passive by default.
  for (const intent of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(intent, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
      if (!link) return;
      if (actsInPlace(link)) loadInPlace();
      else prefetch(link, true);
    });
}

function prefetch(link: Element, withData: boolean) {
  const url = linkedPage(link.getAttribute("href") ?? "", location.href);
  if (!url || isThriftyConnection() || url.pathname === location.pathname) return;
  queue.add(filesOfPage(url, withData));
}

/**
 * Loads a URL in advance: code by `modulepreload`, if the browser supports it, and data into its cache. Data are
 * fetched, because not every browser supports `prefetch` or allows it here. Resolves when the URL has loaded or failed.
 */
function preload(href: string): Promise<void> {
  if (isDataRequest(href))
    return fetch(href)
      .then(async (response) => void (await response.text()))
      .catch(console.warn);
  const hint = document.createElement("link");
  if (!hint.relList.supports("modulepreload")) return Promise.resolve();
  hint.rel = "modulepreload";
  hint.href = href;
  return new Promise((resolve) => {
    hint.onload = hint.onerror = () => {
      hint.remove();
      resolve();
    };
    document.head.append(hint);
  });
}
