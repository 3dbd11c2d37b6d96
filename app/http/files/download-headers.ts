const types = {
  csv: "text/csv; charset=utf-8",
  dxf: "image/vnd.dxf",
  glb: "model/gltf-binary",
  // IFC uses the STEP file syntax (ISO 10303-21) but is not a STEP model: this is the media type of the syntax.
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

/** Formats that the browser opens instead of saving, unless the link has `download`. */
const shownFormats: readonly string[] = ["json", "pdf", "svg"];

const downloadPath = /^\/(models|files|logos|dane)\/(?:[\w-]+\/)*([\w-]+(?:\.schema)?)\.([a-z]+)$/;

/**
 * Returns the headers of a download: content type, and the URL's file name for saving. PDFs, drawings and JSON open in
 * the browser; all other files are saved (behaviour 16.11). Logos are saved too, but still work in an `<img>`. Other
 * sites may read the product data below `/dane` (behaviour 2.13).
 * @param path path of the request, without the query
 * @returns `null` if the path is not a download
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
