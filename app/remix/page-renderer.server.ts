import { createRequestHandler, type ServerBuild } from "@remix-run/node";

type RenderPage = (request: Request) => Promise<Response>;

/**
 * Remix's request handler for URLs whose route is known before. Remix matches a URL with every route of its
 * build, four times for a page: a third of what a list costs besides React. Each route has a handler whose build has
 * that route, those around it and the one for unknown paths.
 * @param routeIdAt the route of a path, if it is known without Remix; for others all routes are matched
 */
export function pageRenderer(
  build: ServerBuild,
  mode: string | undefined,
  routeIdAt: (path: string) => string | undefined,
): RenderPage {
  const ofAll = createRequestHandler(build, mode);
  const ofRoutes = new Map<string, RenderPage>();
  return (request) => {
    const id = routeIdAt(new URL(request.url).pathname);
    if (!id) return ofAll(request).then(withoutRouterHeaders);
    const render = ofRoutes.get(id) ?? createRequestHandler(narrowedBuild(build, id), mode);
    ofRoutes.set(id, render);
    return render(request).then(withoutRouterHeaders);
  };
}

/** Headers of a redirect for Remix's client belong on data responses only. */
function withoutRouterHeaders(response: Response): Response {
  if (response.headers.has("Location")) response.headers.delete("X-Remix-Replace");
  return response;
}

/** The same build with the given route, its parents and the route for unknown paths. */
export function narrowedBuild(build: ServerBuild, id: string): ServerBuild {
  const kept = new Set(Object.keys(build.routes).filter((other) => build.routes[other]?.path === "*"));
  for (let each: string | undefined = id; each; each = build.routes[each]?.parentId) {
    kept.add(each);
  }
  const narrowed = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([other]) => kept.has(other)));
  return {
    ...build,
    routes: narrowed(build.routes),
    assets: { ...build.assets, routes: narrowed(build.assets.routes) },
  };
}
