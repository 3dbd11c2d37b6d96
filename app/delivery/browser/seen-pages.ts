/** Of how many answers the latest are kept, so that a long visit does not fill the memory. */
const maxAnswers = 50;

let isKeeping = false;

/**
 * Lets a visitor without a connection go back to pages already seen: Remix asks for a page's data at every visit, and
 * its question is answered from memory where the network can not. A second call does nothing.
 */
export function keepSeenPages() {
  if (isKeeping) return;
  isKeeping = true;
  const seen = new Map<string, unknown>();
  const router = window.__remixRouter;
  const remember = ({ navigation, errors, location, loaderData }: typeof router.state) => {
    if (navigation.state !== "idle" || errors) return;
    for (const [routeId, data] of Object.entries(loaderData)) {
      const address = dataAddress(location.pathname + location.search, routeId);
      seen.delete(address);
      seen.set(address, data);
    }
    for (const address of [...seen.keys()].slice(0, -maxAnswers)) seen.delete(address);
  };
  remember(router.state);
  router.subscribe(remember);

  const ask = window.fetch;
  window.fetch = async (question, options) => {
    try {
      return await ask(question, options);
    } catch (error) {
      const isRead = !options?.method || options.method === "GET";
      const data = typeof question === "string" && isRead ? seen.get(question) : undefined;
      if (data === undefined || options?.signal?.aborted) throw error;
      return Response.json(data, { headers: { "X-Remix-Response": "yes" } });
    }
  };
}

/** The address at which Remix asks for a route's data on a page. */
function dataAddress(page: string, routeId: string): string {
  const address = new URL(page, location.href);
  address.searchParams.set("_data", routeId);
  return address.href;
}
