import { ContentError, listContent, readEvery, readParsed } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { DrawingError, type PartDrawing, parseDrawing } from "./parse-drawing";

/** The drawings of spare parts by the part's number, each part's in the order of its files. */
export type PartDrawings = ReadonlyMap<string, readonly PartDrawing[]>;

/** `CZ-1025.svg`, and a second view of the same part in `CZ-1025.2.svg`. */
const fileName = /^spare-parts\/(.+?)(?:\.(\d))?\.svg$/;

/** Lists the files of drawings, first views first, each with the number of its part. */
export function listPartDrawings(): { name: string; code: string }[] {
  return listContent("spare-parts", ".svg")
    .map((name) => {
      const [, code = name, view = "1"] = fileName.exec(name) ?? [];
      return { name, code, view };
    })
    .sort((one, other) => Number(one.view) - Number(other.view));
}

/**
 * Reads the drawings in `content/spare-parts/`. The result is cached until content is reloaded.
 * @throws {ContentError} with one issue of each file that cannot be shown
 */
export const readPartDrawings = fromContent((): PartDrawings => {
  const files = listPartDrawings();
  const drawings = readEvery(
    files.map(({ name }) => name),
    (name) => readParsed(name, (text) => parseFile(name, text)),
  );
  const byCode = new Map<string, PartDrawing[]>();
  for (const [index, { code }] of files.entries())
    byCode.set(code, [...(byCode.get(code) ?? []), drawings[index] as PartDrawing]);
  return byCode;
});

function parseFile(name: string, text: string): PartDrawing {
  try {
    return parseDrawing(text);
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    throw new ContentError([{ file: `content/${name}`, line: error.line, reason: error.message }]);
  }
}
