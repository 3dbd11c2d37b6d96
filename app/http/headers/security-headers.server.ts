import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import { getEnv } from "lib/platform/env.server";
import { rejectionStyleHash } from "~/http/rejection-style.server";
import { isTranslatedPage } from "~/http/translated-page";
import { contentSecurityPolicy } from "./content-security-policy";

const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/**
 * Returns the security headers of every response, including errors and files (behaviour 20.1). Includes HSTS only if
 * the site is served over https (20.3). The policy allows the inline style of rejection pages; documents get a policy of
 * their own ({@link secureDocument}).
 */
export function strictHeaders({
  SITE_URL,
  NODE_ENV,
  HSTS,
}: Pick<ReturnType<typeof getEnv>, "SITE_URL" | "NODE_ENV" | "HSTS">): Record<string, string> {
  const isHttps = SITE_URL.startsWith("https:");
  return {
    "Content-Security-Policy": contentSecurityPolicy({
      styleHashes: [rejectionStyleHash],
      isHttps,
      isDevelopment: NODE_ENV === "development",
    }),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    // Not `no-referrer`, because browsers would then send `Origin: null` from the site's own forms.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    ...(isHttps && HSTS !== "off" && { "Strict-Transport-Security": hsts[HSTS] }),
  };
}

const hsts = { subdomains: "max-age=63072000; includeSubDomains", host: "max-age=63072000" };

export function setHeaders(headers: Record<string, string>): RequestHandler {
  const lines = Object.entries(headers);
  return (_, response, next) => {
    for (const [name, value] of lines) response.setHeader(name, value);
    next();
  };
}

/**
 * Sets the headers that depend on a document's content and URL. These are the Content-Security-Policy, with the hashes
 * of the document's inline scripts, and `noindex` on translated pages, whose policy is wider (docs/decisions/0004).
 */
export function secureDocument(inlineScripts: readonly string[], headers: Headers, url: string): void {
  const { NODE_ENV, SITE_URL, CATEGORY_API_BASE, TRANSLATE_SCRIPT_URL } = getEnv();
  const isTranslated = isTranslatedPage(new URL(url));
  const policy = contentSecurityPolicy({
    scriptHashes: [...new Set(inlineScripts.map(hashOf))],
    categoryService: CATEGORY_API_BASE,
    translationScript: isTranslated ? TRANSLATE_SCRIPT_URL : undefined,
    isHttps: SITE_URL.startsWith("https:"),
    isDevelopment: NODE_ENV === "development",
  });
  headers.set("Content-Security-Policy", policy);
  if (isTranslated) headers.set("X-Robots-Tag", "noindex");
}

const hashOf = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;
