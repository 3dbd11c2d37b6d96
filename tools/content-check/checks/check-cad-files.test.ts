import { expect, test } from "vitest";
import { issueLine } from "~/content/files.server";
import { sampleDownload, sampleProduct } from "../../../tests/support/samples/product-samples";
import { checkCadFiles } from "./check-cad-files";

const issueAt = ([field]: readonly PropertyKey[], reason: string) => ({
  file: String(field),
  line: 1,
  reason,
});
const brought = "Pliki z programu CAD dodaje programista; gdy będą, strona pokaże je sama";

/** Returns the remarks about a tap beside two products that have GLB files. */
function remarks(change: object, missing: string[] = []) {
  const mesh = (slug: string) => sampleDownload(`/models/${slug}/AB-1.glb`);
  const tap = sampleProduct({ slug: "tap", ...change });
  const others = ["a", "b"].map((slug) => sampleProduct({ slug, downloads: [mesh(slug)] }));
  return checkCadFiles(
    [tap, ...others].map((data) => ({ data, issueAt })),
    { hasSideView: (slug) => !missing.includes(slug), isThere: (path) => !missing.includes(path) },
  ).map(issueLine);
}

const downloads = [
  sampleDownload("/models/tap/AB-1.glb"),
  { ...sampleDownload("/models/tap/AB-1.step"), format: "step" },
];

test("a product without files that only programmers bring is no issue: a remark says what its page lacks (25.52)", () => {
  expect(remarks({ downloads })).toEqual([]);
  expect(remarks({ downloads: [] }, ["tap"])).toEqual([
    `downloads:1 – downloads: strona nie ma dopasowania i szablonów (content/fitting/tap.json), widoku 3D i IFC z pliku GLB. ${brought}`,
  ]);
  expect(remarks({ downloads }, ["/models/tap/AB-1.step"])).toEqual([
    `downloads:1 – downloads: strona nie ma pliku STEP (/models/tap/AB-1.step). ${brought}`,
  ]);
});

test("nothing is missing of a draft, of a withdrawn product, and of what few products have (25.52)", () => {
  expect(remarks({ downloads: [], draft: true }, ["tap"])).toEqual([]);
  expect(remarks({ downloads: [], withdrawn: { from: "2026-01-01", successor: "a" } }, ["tap"])).toEqual([]);
  expect(remarks({ downloads: downloads.slice(0, 1) })).toEqual([]);
});
