import type { LoaderFunctionArgs } from "@remix-run/node";
import { findIcons, IconServiceError, parseIconRequest } from "~/http/icons.server";

export const handle = { searchParams: ["icons"] };

const oneWeek = "public, max-age=604800";

/** `GET /api/icons/{collection}.json?icons=a,b`: icons used in the content, as IconifyJSON (behaviour 2.2). */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const question = parseIconRequest(params.file ?? "", new URL(request.url).searchParams.get("icons"));
  if (!question) return rejection(400, "Podaj zestaw i nazwy ikon: /api/icons/lucide.json?icons=x,menu");
  try {
    const icons = await findIcons(question);
    return icons
      ? Response.json(icons, { headers: { "Cache-Control": oneWeek } })
      : rejection(404, "Nie ma takich ikon.");
  } catch (error) {
    if (error instanceof IconServiceError) return rejection(502, error.message);
    throw error;
  }
}

function rejection(status: number, message: string) {
  return Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } });
}
