import { expect, test } from "vitest";
import { downloadHeaders } from "./download-headers";

test.each([
  ["glb", "model/gltf-binary"],
  ["step", "model/step"],
  ["stl", "model/stl"],
  ["dxf", "image/vnd.dxf"],
])("a model's %s has the type %s and is saved under its catalogue number", (extension, type) => {
  expect(downloadHeaders(`/models/lira-niska/LR-110-lira-niska.${extension}`)).toEqual({
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="LR-110-lira-niska.${extension}"`,
  });
});

test("a drawing opens in the browser", () => {
  expect(downloadHeaders("/models/lira-niska/LR-110-lira-niska.svg")).toEqual({
    "Content-Type": "image/svg+xml",
    "Content-Disposition": 'inline; filename="LR-110-lira-niska.svg"',
  });
});

test("a BIM file is saved as what it is: STEP's syntax, no STEP model", () => {
  expect(downloadHeaders("/files/bim/LR-110-lira-niska.ifc")).toEqual({
    "Content-Type": "application/p21",
    "Content-Disposition": 'attachment; filename="LR-110-lira-niska.ifc"',
  });
});

test("a ZIP is saved, a PDF opens in the browser; both keep their name (16.11)", () => {
  expect(downloadHeaders("/files/kolekcja-lira.zip")).toEqual({
    "Content-Type": "application/zip",
    "Content-Disposition": 'attachment; filename="kolekcja-lira.zip"',
  });
  expect(downloadHeaders("/files/karty/LR-110.pdf")).toEqual({
    "Content-Type": "application/pdf",
    "Content-Disposition": 'inline; filename="LR-110.pdf"',
  });
});

test.each([
  ["svg", "image/svg+xml"],
  ["pdf", "application/pdf"],
  ["png", "image/png"],
])("a logo's %s is saved", (extension, type) => {
  expect(downloadHeaders(`/logos/modrawa-sygnet.${extension}`)).toEqual({
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="modrawa-sygnet.${extension}"`,
  });
});

test.each([
  ["produkty.json", "application/json; charset=utf-8", "inline"],
  ["produkty.schema.json", "application/json; charset=utf-8", "inline"],
  ["produkty.csv", "text/csv; charset=utf-8", "attachment"],
  ["produkty.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "attachment"],
])("the data of the range, %s, are of the type %s, for other sites too", (name, type, disposition) => {
  expect(downloadHeaders(`/dane/${name}`)).toEqual({
    "Content-Type": type,
    "Content-Disposition": `${disposition}; filename="${name}"`,
    "Access-Control-Allow-Origin": "*",
  });
});

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
])("%s is not a download", (path) => {
  expect(downloadHeaders(path)).toBeNull();
});
