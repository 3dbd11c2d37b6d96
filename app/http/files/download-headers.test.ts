import { expect, test } from "vitest";
import { downloadHeaders } from "./download-headers";

test.each([
  ["/models/lira-niska/LR-110-lira-niska.glb", "model/gltf-binary", "attachment"],
  ["/models/lira-niska/LR-110-lira-niska.step", "model/step", "attachment"],
  ["/models/lira-niska/LR-110-lira-niska.stl", "model/stl", "attachment"],
  ["/models/lira-niska/LR-110-lira-niska.dxf", "image/vnd.dxf", "attachment"],
  ["/models/lira-niska/LR-110-lira-niska.svg", "image/svg+xml", "inline"],
  // A BIM file has the syntax of STEP, but is no STEP model.
  ["/files/bim/LR-110-lira-niska.ifc", "application/p21", "attachment"],
  ["/files/ar/LR-110-CH-lira-niska.usdz", "model/vnd.usdz+zip", "inline"],
  ["/files/kolekcja-lira.zip", "application/zip", "attachment"],
  ["/files/karty/LR-110.pdf", "application/pdf", "inline"],
  // A logo is for saving, whatever its type.
  ["/logos/modrawa-sygnet.svg", "image/svg+xml", "attachment"],
  ["/logos/modrawa-sygnet.pdf", "application/pdf", "attachment"],
  ["/logos/modrawa-sygnet.png", "image/png", "attachment"],
])(
  "%s has the type %s, is to be opened or saved (%s), and keeps its name (16.11)",
  (path, type, disposition) =>
    expect(downloadHeaders(path)).toEqual({
      "Content-Type": type,
      "Content-Disposition": `${disposition}; filename="${path.split("/").at(-1)}"`,
    }),
);

test.each([
  ["produkty.json", "application/json; charset=utf-8", "inline"],
  ["produkty.schema.json", "application/json; charset=utf-8", "inline"],
  ["produkty.csv", "text/csv; charset=utf-8", "attachment"],
  ["produkty.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "attachment"],
])("the data of the range, %s, are of the type %s, for other sites too", (name, type, disposition) =>
  expect(downloadHeaders(`/dane/${name}`)).toEqual({
    "Content-Type": type,
    "Content-Disposition": `${disposition}; filename="${name}"`,
    "Access-Control-Allow-Origin": "*",
  }),
);

test.each([
  "/images/a.svg",
  "/files/",
  "/files/a",
  "/files/a.html",
  "/files/a.constructor",
  '/files/a".zip',
  "/files/../a.zip",
  "/files/%0D%0Aa.zip",
  "/modelsx/a.zip",
])("%s is not a download", (path) => expect(downloadHeaders(path)).toBeNull());
