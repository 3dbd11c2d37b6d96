import { createHash } from "node:crypto";
import { colours } from "~/theme";

const variables = (theme: "light" | "dark") =>
  `:root{${(["ground", "ink", "primary", "on-primary"] as const).map((role) => `--${role}:${colours[role][theme]}`).join(";")}}`;

/**
 * Inline style of rejection pages, which load no other resources. They look like the site's error page
 * (`layout/error-page.tsx`); sizes are those of `ui/theme.css`.
 */
export const rejectionStyle = [
  `${variables("light")}@media(prefers-color-scheme:dark){${variables("dark")}}`,
  ":root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}",
  "main{max-width:40rem;margin:0 auto;padding:15vh 1rem;text-align:center;text-wrap:pretty}",
  "b{color:var(--primary);font-size:clamp(2.5rem,1.75rem + 3.2vw,4.5rem);font-weight:600;line-height:1}",
  "h1{margin:.5rem 0 1rem;font-size:clamp(2rem,1.6rem + 1.8vw,3.25rem);font-weight:600;line-height:1.1;letter-spacing:-.025em;text-wrap:balance}",
  "a{display:inline-block;margin-top:1rem;padding:.625rem 1.25rem;border-radius:.5rem;background:var(--primary);color:var(--on-primary);font-weight:600;line-height:1.5;text-decoration:none}",
].join("");

/** Source expression that allows this style in a Content-Security-Policy. */
export const rejectionStyleHash = `sha256-${createHash("sha256").update(rejectionStyle).digest("base64")}`;
