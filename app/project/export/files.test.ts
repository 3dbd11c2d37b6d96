import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/samples/product-samples";
import { countKinds, exportFiles } from "./files";

const date = "2026-10-20";
const download = (format: "glb" | "step") => ({
  format,
  path: `/models/lira/LR-110-lira.${format}`,
  bytes: 5,
  version: "1.0",
  date,
});
const lira = sampleProduct({ slug: "lira", code: "LR-110", downloads: [download("glb"), download("step")] });
const misa = sampleProduct({ slug: "misa", code: "MS-510", downloads: [] });
const made = [
  "/files/karty/LR-110-lira.pdf",
  "/files/bim/LR-110-lira.ifc",
  "/files/montaz/LR-110-MS-510.pdf",
  "/files/szablony/LR-110-MS-510.pdf",
  "/files/szablony/MS-510.pdf",
];
const findArtifact = (path: string) => (made.includes(path) ? { path, bytes: 7, date } : null);

test("each product has a folder with its files; what is mounted together has a card, what is drilled a template", () => {
  expect(exportFiles([misa, lira], findArtifact).map(({ kind, name }) => [kind, name])).toEqual([
    ["karty", "LR-110-lira/LR-110-lira.pdf"],
    ["ifc", "LR-110-lira/LR-110-lira.ifc"],
    ["glb", "LR-110-lira/LR-110-lira.glb"],
    ["step", "LR-110-lira/LR-110-lira.step"],
    ["montaz", "karty-montazowe/LR-110-MS-510.pdf"],
    ["szablony", "szablony/MS-510.pdf"],
    ["szablony", "szablony/LR-110-MS-510.pdf"],
  ]);
});

test("kinds are counted with their size, and what has no files is left out", () => {
  const kinds = countKinds(exportFiles([lira, misa], findArtifact));
  expect(kinds.map(({ kind, files, bytes }) => [kind, files, bytes])).toEqual([
    ["karty", 1, 7],
    ["montaz", 1, 7],
    ["szablony", 2, 14],
    ["ifc", 1, 7],
    ["glb", 1, 5],
    ["step", 1, 5],
  ]);
});
