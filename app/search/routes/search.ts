import type { LoaderFunctionArgs } from "@remix-run/node";
import { getSiteSearch } from "../site/search.server";
import type { SuggestionAnswer } from "../use-suggestions";

export const handle = { searchParams: ["q"] };

/**
 * Suggestions are cached for a minute: long enough that retyping a query costs no request, short enough that new
 * products soon appear.
 */
const oneMinute = "public, max-age=60, s-maxage=60, stale-while-revalidate=600";

/** `GET /api/search?q=`: suggestions as JSON (behaviour 2.4). Without a query there are no suggestions. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = await getSiteSearch();
  const groups = search.suggest(new URL(request.url).searchParams.get("q") ?? "");
  return Response.json({ groups } satisfies SuggestionAnswer, { headers: { "Cache-Control": oneMinute } });
}
