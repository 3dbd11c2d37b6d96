import { inject } from "vitest";

/** The site that tests share which only read it. */
export const site = { url: inject("siteUrl") };

/** Asks for a page of it, uncompressed, without following a redirect. */
export async function get(address: string) {
  const headers = { "Accept-Encoding": "identity" };
  const response = await fetch(site.url + address, { redirect: "manual", headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export const canonical = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.slice(site.url.length).replaceAll("&amp;", "&");
export const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex"/>');
