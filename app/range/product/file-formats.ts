/**
 * Formats of a product's files, in the order of lists. Product page, library, project list, comparison, ZIPs and open
 * data all read this table. `use` says what one file is for, `label` names the files of several products.
 */
export const fileFormats = {
  pdf: { use: "karta produktu", label: "Karty produktów" },
  ifc: { use: "projekt BIM: Revit, Archicad", label: "Modele BIM" },
  glb: { use: "podgląd i wizualizacja", label: "Modele do wizualizacji" },
  step: { use: "projekt wykonawczy, CAD", label: "Modele CAD" },
  stl: { use: "druk 3D", label: "Modele do druku 3D" },
  dxf: { use: "rzuty i widoki 2D", label: "Rzuty i widoki" },
  svg: { use: "rysunek z wymiarami", label: "Rysunki z wymiarami" },
} as const;

export type FileFormat = keyof typeof fileFormats;

/** Models and drawings: every format but the data sheet's. */
export const modelFormats = (Object.keys(fileFormats) as FileFormat[]).filter((format) => format !== "pdf");

/** Formats that content lists among a product's downloads; the build generates the others. */
export const storedFormats = modelFormats.filter((format) => format !== "ifc");
