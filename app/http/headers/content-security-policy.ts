export type PolicyNeeds = {
  /** Hashes of the page's inline scripts: `sha256-…`. */
  scriptHashes?: readonly string[];
  /** Hashes of the inline styles: `sha256-…`. */
  styleHashes?: readonly string[];
  /** URL of the category service; pictures from its host are allowed, over https only. */
  categoryService?: string;
  /** URL of the translation script, on pages that load it (docs/decisions/0004). */
  translationScript?: string;
  isHttps?: boolean;
  /** In development, inline styles are allowed too, because Vite injects them. */
  isDevelopment?: boolean;
};

/** Origins from which Google's translation script loads resources. */
const googleHosts = [
  "https://translate.google.com",
  "https://translate.googleapis.com",
  "https://translate-pa.googleapis.com",
  "https://www.gstatic.com",
  "https://www.google.com",
];

/**
 * Returns the Content-Security-Policy of a response. By default it allows only the site's own files and the inline
 * scripts and styles with the given hashes (behaviour 20.2).
 */
export function contentSecurityPolicy(needs: PolicyNeeds = {}): string {
  const translation = translationOrigins(needs.translationScript);
  const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => `'${hash}'`);
  const pictures = needs.categoryService ? [`https://${new URL(needs.categoryService).host}`] : [];
  const inlineStyles = needs.isDevelopment ? ["'unsafe-inline'"] : quoted(needs.styleHashes);
  const directives: [name: string, ...sources: string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...quoted(needs.scriptHashes), ...translation],
    ["style-src", "'self'", ...inlineStyles, ...translation],
    ["img-src", "'self'", ...pictures, ...translation],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...translation],
    ["manifest-src", "'self'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
  ];
  if (needs.isHttps) directives.push(["upgrade-insecure-requests"]);
  return directives.map((directive) => directive.join(" ")).join("; ");
}

function translationOrigins(script: string | undefined): string[] {
  if (!script) return [];
  const { origin, hostname } = new URL(script);
  return hostname.endsWith(".google.com") ? [...new Set([origin, ...googleHosts])] : [origin];
}
