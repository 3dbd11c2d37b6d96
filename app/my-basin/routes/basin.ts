import type { LoaderFunctionArgs } from "@remix-run/node";
import { basinAnswer, currentPartners } from "~/fit/partners.server";
import { publishedKey } from "~/layout/published-key.server";
import type { BasinAnswer } from "../memory";

export const handle = { searchParams: ["umywalka"] };

/** Only the server caches answers, as long as their content is published; the browser's copy is in local storage. */
const headers = { "Cache-Control": "no-cache" };

/** `GET /api/pasuje?umywalka=`: which taps fit a basin, as JSON (behaviour 2.15); 404 for anything but a basin. */
export async function loader({ request }: LoaderFunctionArgs) {
  const basin = new URL(request.url).searchParams.get("umywalka") ?? "";
  const partners = await currentPartners();
  const answer = partners.catalogue.hasFeature("fitCheck") && basinAnswer(basin, partners);
  if (!answer) return Response.json({ message: "Nie znamy takiej umywalki." }, { status: 404, headers });
  return Response.json({ key: publishedKey(), ...answer } satisfies BasinAnswer, { headers });
}
