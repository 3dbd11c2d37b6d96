import { json, type LinkDescriptor, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction } from "@remix-run/react";
import { siteData } from "~/layout/site-data.server";
import * as paths from "~/paths";
import theme from "~/ui/theme.css?url";

export { Layout } from "~/layout/document";
export { RouteErrorPage as ErrorBoundary } from "~/layout/error-page";

/** Font files of the brand itself, which every page needs; those of packages have rarer characters. */
const fonts = import.meta.glob<string>("../content/theme/*.woff2", {
  eager: true,
  query: "?url",
  import: "default",
});

const preloadFont = (href: string): LinkDescriptor => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous",
});

export const links: LinksFunction = () => [
  ...Object.values(fonts).map(preloadFont),
  { rel: "stylesheet", href: theme },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: paths.webManifest },
];

/**
 * The layout's data never changes during a visit. It is loaded again only if the URL has a
 * trailing slash, because the server then answers with a redirect (`http/redirects/`).
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl }) =>
  nextUrl.pathname !== "/" && nextUrl.pathname.endsWith("/");

export const loader = ({ request }: LoaderFunctionArgs) => json(siteData(request));

export default function App() {
  return <Outlet />;
}
