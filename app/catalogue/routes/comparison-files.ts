import type { LoaderFunctionArgs } from "@remix-run/node";
import { findArtifact } from "lib/platform/files.server";
import { getBrand } from "~/content/brand.server";
import { zipResponse } from "~/http/file-response.server";
import { rejection } from "~/http/guard.server";
import * as paths from "~/paths";
import { getRange } from "~/range/products.server";
import { parseComparison } from "../comparison";
import { comparedProducts, comparisonFiles } from "../comparison-files";

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
  return zipResponse(`${getBrand().slug}-porownanie.zip`, files);
}
