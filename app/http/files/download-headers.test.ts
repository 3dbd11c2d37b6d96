import { expect, test } from "vitest";
import { downloadHeaders } from "./download-headers";

test.each([
  ["/models/lira-niska/LR-110-lira-niska.stl", "model/stl", "attachment"],
  ["/models/lira-niska/LR-110-lira-niska.dxf", "image/vnd.dxf", "attachment"],
  ["/models/lira-niska/LR-110-lira-niska.svg", "image/svg+xml", "inline"],
  // A BIM file has the syntax of STEP, but is no STEP model.
  ["/files/bim/LR-110-lira-niska.ifc", "application/p21", "attachment"],
  ["/files/kolekcja-lira.zip", "application/zip", "attachment"],
  ["/files/karty/LR-110.pdf", "application/pdf", "inline"],
  // A logo is for saving, whatever its type.
  ["/logos/modrawa-sygnet.svg", "image/svg+xml", "attachment"],
  ["/logos/modrawa-sygnet.pdf", "application/pdf", "attachment"],
  ["/logos/modrawa-sygnet.png", "image/png", "attachment"],
])("%s has the type %s, is opened or saved (%s), and keeps its name (16.11)", (path, type, disposition) =>
  expect(downloadHeaders(path)).toEqual({
    "Content-Type": type,
    "Content-Disposition": `${disposition}; filename="${path.split("/").at(-1)}"`,
  }),
);

test.each([
  ["another folder", ["/images/a.svg", "/modelsx/a.zip", "/files/../a.zip"]],
  ["no name of a known type", ["/files/", "/files/a", "/files/a.html", "/files/a.constructor"]],
  ["a name that would end its header", ['/files/a".zip', "/files/%0D%0Aa.zip"]],
])("with %s nothing is a download: %j", (_, paths) =>
  expect(paths.map(downloadHeaders)).toEqual(paths.map(() => null)),
);
