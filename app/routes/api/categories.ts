import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { isNotModified } from "~/http/headers";
import type { CategoryIndex } from "~/range/tree";
import { categoryTree, categoryTreeId } from "~/range/tree.server";

export const handle = { searchParams: ["id"] };

/**
 * Browsers and CDNs may cache the tree for five minutes. A CDN may then serve the stale tree for up to a day while it
 * revalidates.
 */
const cacheControl = "public, max-age=300, s-maxage=300, stale-while-revalidate=86400";

/** `GET /api/get_categories.php?id=4041`: the category tree as JSON (behaviour 2.1); 404 for another id. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.get("id") !== String(categoryTreeId())) {
    const headers = { "Cache-Control": "no-store" };
    return Response.json({ message: "Nie ma takiego drzewa kategorii." }, { status: 404, headers });
  }
  const { body, etag } = answerFor(await categoryTree().getTree());
  const headers = { "Cache-Control": cacheControl, ETag: etag };
  if (isNotModified(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json; charset=utf-8" } });
}

type Answer = { body: string; etag: string };

/** JSON and ETag of each tree, computed once and garbage-collected with the tree. */
const answers = new WeakMap<CategoryIndex, Answer>();

function answerFor(tree: CategoryIndex): Answer {
  const known = answers.get(tree);
  if (known) return known;
  const body = JSON.stringify(tree.root);
  const answer = { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
  answers.set(tree, answer);
  return answer;
}
