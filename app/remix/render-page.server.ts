import { createRequestHandler, type ServerBuild } from "@remix-run/node";

/** Creates Remix's handler for pages that are kept. The header that it removes is for data requests of Remix's client alone. */
export function pageRenderer(build: ServerBuild, mode?: string): (request: Request) => Promise<Response> {
  const render = createRequestHandler(build, mode);
  return async (request) => {
    const response = await render(request);
    if (response.headers.has("Location")) response.headers.delete("X-Remix-Replace");
    return response;
  };
}
