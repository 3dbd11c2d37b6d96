import { inject } from "vitest";

/** The site shared by all tests that only read it. */
export const site = { url: inject("siteUrl") };

/** Requests a page of that site, uncompressed, without following a redirect. */
export async function get(href: string) {
  const headers = { "Accept-Encoding": "identity" };
  const response = await fetch(site.url + href, { redirect: "manual", headers });
  return { href, status: response.status, headers: response.headers, text: await response.text() };
}

/** The text of some HTML as visitors read it: with plain spaces and without word joiners. */
export const visibleText = (html: string) =>
  html
    .replace(/<(script|svg|picture)[ >].*?<\/\1>|<!--.*?-->|\u2060/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const mainOf = (html: string) => /<main[ >].*<\/main>/s.exec(html)?.[0] ?? "";

/** The text of a page between its header and its footer, as visitors read it. */
export const mainWords = (html: string) => visibleText(mainOf(html));

/** Follows the first link between a page's header and its footer that has this name, as browsers without JavaScript do. */
export async function follow(page: { href: string; text: string }, name: string | RegExp) {
  for (const [, attributes = "", inside = ""] of mainOf(page.text).matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
    const label = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? visibleText(inside);
    if (typeof name === "string" ? label !== name : !name.test(label)) continue;
    const href = /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&") ?? "";
    return get(new URL(href, site.url + page.href).href.slice(site.url.length));
  }
  throw new Error(`${page.href} has no link „${name}”.`);
}

export const canonical = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.slice(site.url.length).replaceAll("&amp;", "&");
export const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex"/>');

/** A page's structured data, as search engines read them. */
export const jsonLd = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
    JSON.parse(json),
  );
