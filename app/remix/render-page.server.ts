import { createRequestHandler, type ServerBuild } from "@remix-run/node";

/** Creates Remix's handler for pages. It removes a header of redirects that only data requests of Remix's client need. */
export function pageRenderer(build: ServerBuild, mode?: string): (request: Request) => Promise<Response> {
  const render = createRequestHandler(build, mode);
  return async (request) => {
    const response = await render(request);
    if (response.headers.has("Location")) response.headers.delete("X-Remix-Replace");
    return response;
  };
}
