import { createHash } from "node:crypto";

/**
 * Inline style of rejection pages, which load no other resources. They look like the site's error page
 * (`layout/frame/error-page.tsx`); colours and sizes are those of `ui/styles/theme.css`.
 */
export const rejectionStyle = [
  ":root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;color:light-dark(oklch(.21 .04 266),oklch(.97 .006 248));background:light-dark(#fff,oklch(.13 .04 265))}",
  "main{max-width:40rem;margin:0 auto;padding:15vh 1rem;text-align:center;text-wrap:pretty}",
  "b{color:light-dark(oklch(.48 .12 150),oklch(.79 .19 151));font-size:clamp(2.5rem,1.75rem + 3.2vw,4.5rem);font-weight:600;line-height:1}",
  "h1{margin:.5rem 0 1rem;font-size:clamp(2rem,1.6rem + 1.8vw,3.25rem);font-weight:600;line-height:1.1;letter-spacing:-.025em;text-wrap:balance}",
  "a{display:inline-block;margin-top:1rem;padding:.625rem 1.25rem;border-radius:.5rem;background:light-dark(oklch(.48 .12 150),oklch(.79 .19 151));color:light-dark(#fff,oklch(.13 .04 265));font-weight:600;line-height:1.5;text-decoration:none}",
].join("");

/** Source expression that allows this style in a Content-Security-Policy. */
export const rejectionStyleHash = `sha256-${createHash("sha256").update(rejectionStyle).digest("base64")}`;
