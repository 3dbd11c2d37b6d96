import type { SparePartKind } from "../kinds";

/** SVG path data of a line drawing for each kind of spare part, in a 48 × 48 view box: for parts whose shape is unknown. */
export const kindOutlines: Readonly<Record<SparePartKind, string>> = {
  regulator: "M21 5h6v9h-6zM15 14h18v19H15zM15 19h18M15 24h18M13 33h22v6H13zM18 39v4M30 39v4",
  aerator: "M11 10h26v10H11zM17 10v10M24 10v10M31 10v10M14 20h20v10l-4 4H18l-4-4zM19 38v5M24 38v5M29 38v5",
  uchwyt: "M13 30h16v13H13zM13 35h16M15 30c1-9 6-12 13-13l13-3c3 0 3 4 0 5l-12 3c-4 1-6 3-6 8",
  zawór: "M5 25h9l4-5h12l4 5h9v11h-9l-4 5H18l-4-5H5zM9 25v11M39 25v11M24 20v-9M14 7h20v4H14z",
  wąż: "M7 6h8v7H7zM11 13v8c0 12 13 6 13 15s13 7 13-4v-5M33 20h8v7h-8z",
  słuchawka:
    "M40 17a12 12 0 1 1-24 0a12 12 0 1 1 24 0M34 17a6 6 0 1 1-12 0a6 6 0 1 1 12 0M19 25 8 41l4 3 11-16",
  uszczelka:
    "M32 19a13 13 0 1 1-26 0a13 13 0 1 1 26 0M27 19a8 8 0 1 1-16 0a8 8 0 1 1 16 0M42 36a7 7 0 1 1-14 0a7 7 0 1 1 14 0M38.5 36a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0",
  mocowanie: "M16 5h16v8H16zM20 13h8v26l-4 5-4-5zM20 18l8 4M20 24l8 4M20 30l8 4M20 36l8 4",
  puszka:
    "M9 9h30v30H9zM33 24a9 9 0 1 1-18 0a9 9 0 1 1 18 0M24 3v6M24 39v6M3 24h6M39 24h6M14 14h.1M34 14h.1M14 34h.1M34 34h.1",
  odpływ: "M13 5h22v4H13zM20 9v9M28 9v9M15 18h18v17c0 5-4 8-9 8s-9-3-9-8zM15 31h18M33 21h10v6H33",
  oświetlenie: "M5 31h38v9H5zM12 35.5h3M22.5 35.5h3M33 35.5h3M24 9v13M10 14l6 9M38 14l-6 9",
  inne: "M24 4l18 10v20L24 44 6 34V14zM6 14l18 10 18-10M24 24v20M15 9l18 10",
};
