import { getBrand } from "~/brand/brand.server";
import { print } from "~/theme";

export function loader() {
  const { name, claim, description } = getBrand();
  return Response.json(
    {
      name: `${name} – ${claim}`,
      short_name: name,
      description,
      lang: "pl",
      start_url: "/",
      display: "minimal-ui",
      background_color: "white",
      theme_color: print.accent,
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
      ],
    },
    { headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" } },
  );
}
