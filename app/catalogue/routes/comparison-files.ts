import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import * as paths from "~/paths";
import { projectFiles } from "~/range/products";
import { getRange } from "~/range/products.server";
import { parseComparison } from "../comparison";

export const handle = { searchParams: ["porownaj"] };

/** `GET /pliki/porownanie.zip?porownaj=a,b`: the former address of a comparison's ZIP leads to the list's (behaviour 2.8). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { compared } = parseComparison(new URL(request.url).searchParams, (await getRange()).catalogue);
  // Without any of our products, the page of the comparison says so.
  const codes = compared.map(({ product }) => product.code);
  return redirect(codes.length > 0 ? projectFiles(codes) : `${paths.products}?porownaj=`, 301);
}
