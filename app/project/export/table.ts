import type { Cell } from "lib/formats/csv";
import type { Sheet } from "lib/formats/xlsx.server";
import { pictureUrl } from "~/ui/pictures";
import type { ExportLine, ExportRoom, ProjectExport } from "./project-export";

type Row = { project: string; room: string; line: ExportLine };
type Column = { head: string; width?: number; cell: (row: Row, siteUrl: string) => Cell };

const of =
  <Key extends "name" | "finish" | "gtin" | "collection" | "weight">(key: Key) =>
  ({ line }: Row) =>
    line.product?.[key] ?? null;
const link = (text: string, to: string | null | undefined) => (to ? { text, to } : null);

const roomColumn: Column = { head: "Pomieszczenie", width: 24, cell: ({ room }) => room || null };
const columns: Column[] = [
  { head: "Numer katalogowy", width: 18, cell: ({ line }) => line.code },
  { head: "EAN", cell: of("gtin") },
  { head: "Nazwa", width: 40, cell: of("name") },
  { head: "Wykończenie", width: 20, cell: of("finish") },
  { head: "Ilość", width: 8, cell: ({ line }) => line.quantity },
  { head: "Kolekcja", width: 12, cell: of("collection") },
  { head: "Masa 1 szt. [kg]", cell: of("weight") },
  { head: "Masa razem [kg]", cell: ({ line }) => totalWeight(line) },
  {
    head: "Zdjęcie",
    width: 12,
    cell: ({ line: { product } }, siteUrl) =>
      link("Zdjęcie", product?.picture && new URL(pictureUrl(product.picture), siteUrl).href),
  },
  { head: "Strona", width: 12, cell: ({ line }) => link("Strona", line.product?.page) },
  { head: "Karta produktu", cell: ({ line }) => link("Karta (PDF)", line.product?.dataSheet) },
  { head: "Uwagi", width: 40, cell: ({ line }) => line.note || null },
  { head: "Do wyjaśnienia", width: 60, cell: ({ line }) => line.problem || null },
  { head: "Projekt", width: 24, cell: ({ project }) => project || null },
];

/** Column headers of the table of a full list, which has a room column, and of the table of a single room. */
export const listHeads = [roomColumn, ...columns].map(({ head }) => head);
export const roomHeads = columns.map(({ head }) => head);

/** Returns the full list as one table, starting with the header row. */
export function projectRows(project: ProjectExport): Cell[][] {
  return [listHeads, ...project.rooms.flatMap((room) => rowsOf(room, [roomColumn, ...columns], project))];
}

/**
 * Returns one sheet with the full list and one sheet per room. A list with a single room has only that room's sheet.
 */
export function projectSheets(project: ProjectExport): Sheet[] {
  const { rooms } = project;
  const sheet = (name: string, shown: readonly ExportRoom[], chosen: Column[]): Sheet => ({
    name,
    columns: chosen.map(({ head, width }) => ({ head, width })),
    rows: shown.flatMap((room) => rowsOf(room, chosen, project)),
  });
  const ofRooms = rooms.map((room) => sheet(room.title, [room], columns));
  return rooms.length > 1 ? [sheet("Cała lista", rooms, [roomColumn, ...columns]), ...ofRooms] : ofRooms;
}

function rowsOf(
  room: ExportRoom,
  chosen: readonly Column[],
  { name: project, href }: ProjectExport,
): Cell[][] {
  return room.lines.map((line) => chosen.map(({ cell }) => cell({ project, room: room.name, line }, href)));
}

/** Returns a line's mass in kg, rounded to grams because floating-point multiplication is inexact. */
function totalWeight({ product, quantity }: ExportLine): number | null {
  const weight = product?.weight ?? null;
  return weight === null || quantity === null ? null : Math.round(weight * quantity * 1_000) / 1_000;
}
