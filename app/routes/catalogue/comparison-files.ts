import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseComparison } from "~/catalogue/comparison/comparison";
import { comparedProducts, comparisonFiles } from "~/catalogue/comparison/files";
import { getRange } from "~/catalogue/fit-index/range.server";
import { getBrand } from "~/content/brand.server";
import { rejection } from "~/http/guard/rejection.server";
import * as paths from "~/paths";
import { findArtifact } from "~/platform/files/artifacts.server";
import { zipServedFiles } from "~/platform/files/served-zip.server";

export const handle = { searchParams: ["porownaj"], isDownload: true };

/**
 * `GET /pliki/porownanie.zip?porownaj=a,b,c`: the files of up to four products as a ZIP, with a folder for each product
 * (behaviour 2.8).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { catalogue } = await getRange();
  const { compared } = parseComparison(new URL(request.url).searchParams, catalogue);
  const files = comparisonFiles(comparedProducts(compared), findArtifact);
  if (files.length === 0)
    return rejection(404, {
      message: ["Nie ma plików do pobrania", "Adres nie wymienia żadnego z naszych produktów."],
      back: { to: paths.products, label: "Produkty" },
    });
  const { content, bytes, tag } = await zipServedFiles(files);
  return new Response(content, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(bytes),
      ETag: `"${tag}"`,
      "Content-Disposition": `attachment; filename="${getBrand().slug}-porownanie.zip"`,
      "Cache-Control": "private, max-age=3600",
    },
  });
}
