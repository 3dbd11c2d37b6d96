import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { throwUnknownPath } from "~/http/redirects.server";
import * as paths from "~/paths";
import { currentPartners } from "../partners.server";

/** `GET /files/montaz/LR-120-MS-511.pdf`: a mounting card of former builds leads to its pair's page (behaviour 26.9). */
export async function loader({ params: { file = "" } }: LoaderFunctionArgs) {
  const { byCode, hasFeature } = (await currentPartners()).catalogue;
  const words = file.replace(/\.pdf$/, "").split("-");
  const pair = words
    .map((_, at) => [words.slice(0, at).join("-"), words.slice(at).join("-")] as const)
    .find((codes) => codes.every(byCode));
  const [a, b] = pair?.map(byCode) ?? [];
  if (!a || !b || !hasFeature("fitCheck")) throwUnknownPath();
  return redirect(`${paths.fitCheck}?${new URLSearchParams({ a: a.product.code, b: b.product.code })}`, 301);
}
