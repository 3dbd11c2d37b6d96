import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import * as paths from "~/paths";
import { getRange } from "~/range/products.server";
import { parseComparison } from "../comparison";

export const handle = { searchParams: ["porownaj"] };

/** `GET /pliki/porownanie.zip?porownaj=a,b`: the former address of a comparison's ZIP leads to the list's (behaviour 2.8). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { catalogue } = await getRange();
  const codes = parseComparison(searchParams, catalogue).compared.map(({ product }) => product.code);
  // If no product is known, the page of the comparison says so.
  const comparison = new URLSearchParams({ porownaj: searchParams.get("porownaj") ?? "" });
  return redirect(codes.length > 0 ? paths.projectFiles(...codes) : `${paths.products}?${comparison}`, 301);
}
