const types = {
  csv: "text/csv; charset=utf-8",
  dxf: "image/vnd.dxf",
  glb: "model/gltf-binary",
  // IFC is a STEP file (ISO 10303-21), but no STEP model: this is the registered type of the syntax.
  ifc: "application/p21",
  json: "application/json; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  step: "model/step",
  stl: "model/stl",
  svg: "image/svg+xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
} as const;

/** Formats that browsers display: a link without `download` opens them. */
const shownFormats: readonly string[] = ["json", "pdf", "svg"];

const downloadPath = /^\/(models|files|logos|dane)\/(?:[\w-]+\/)*([\w-]+(?:\.schema)?)\.([a-z]+)$/;

/**
 * Headers of a download: its type, and the file name of its URL as the name to save it under. PDFs, drawings and
 * JSON open in the browser, everything else is saved (behaviour 16.11), logos too; an `<img>` shows them all the same.
 * The data of the range are for pages of other sites too (2.13).
 * @param path of the request, without the query
 * @returns `null` for what is not a download
 */
export function downloadHeaders(path: string): Record<string, string> | null {
  const [, folder, name, extension = ""] = downloadPath.exec(path) ?? [];
  if (!name || !isKnown(extension)) return null;
  const isShown = folder !== "logos" && shownFormats.includes(extension);
  const disposition = isShown ? "inline" : "attachment";
  return {
    "Content-Type": types[extension],
    "Content-Disposition": `${disposition}; filename="${name}.${extension}"`,
    ...(folder === "dane" && { "Access-Control-Allow-Origin": "*" }),
  };
}

function isKnown(extension: string): extension is keyof typeof types {
  return Object.hasOwn(types, extension);
}
