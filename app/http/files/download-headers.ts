const types = {
  csv: "text/csv; charset=utf-8",
  dxf: "image/vnd.dxf",
  glb: "model/gltf-binary",
  // An IFC file uses the syntax of STEP files (ISO 10303-21) but does not contain a STEP model, so its media type is
  // that of the syntax.
  ifc: "application/p21",
  json: "application/json; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  step: "model/step",
  stl: "model/stl",
  svg: "image/svg+xml",
  usdz: "model/vnd.usdz+zip",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
} as const;

/** Formats that the browser opens instead of saving, unless the link has a `download` attribute. */
const shownFormats: readonly string[] = ["json", "pdf", "svg", "usdz"];

const downloadPath = /^\/(models|files|logos|dane)\/(?:[\w-]+\/)*([\w-]+(?:\.schema)?)\.([a-z]+)$/;

/**
 * Returns the headers of a download: its content type, and the file name from the URL, under which the browser saves
 * it. PDF, SVG, JSON and USDZ files open in the browser; all others are saved (behaviour 16.11). Logos are saved whatever
 * their format, but still work in an `<img>`.
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
  };
}

function isKnown(extension: string): extension is keyof typeof types {
  return Object.hasOwn(types, extension);
}
