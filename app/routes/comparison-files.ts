import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseComparison } from "~/catalogue/comparison/comparison";
import { comparisonFiles } from "~/catalogue/comparison/files";
import { getCatalogue } from "~/catalogue/range/products.server";
import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import { madeFile } from "~/platform/files/made-files.server";
import { zipServedFiles } from "~/platform/files/served-zip.server";

export const handle = { searchParams: ["porownaj"] };

/** `GET /pliki/porownanie.zip?porownaj=a,b,c`: the files of up to four products, a folder for each, in one ZIP. */
export async function loader({ request }: LoaderFunctionArgs) {
  const catalogue = getCatalogue(await getCategoryTree());
  const { products } = parseComparison(new URL(request.url).searchParams, catalogue);
  const files = comparisonFiles(products, madeFile);
  if (files.length === 0) return notFound();
  return new Response(await zipServedFiles(files), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="modrawa-porownanie.zip"',
      // The visitor's own browser may keep it; in the page cache it would push hundreds of pages out.
      "Cache-Control": "private, max-age=3600",
    },
  });
}

function notFound() {
  return new Response("Nie ma plików do pobrania: adres nie wymienia żadnego z naszych produktów.\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
