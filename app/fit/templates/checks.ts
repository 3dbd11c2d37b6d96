import { mmRange } from "~/fit/rules/criteria/words";

/** What every template asks to measure first. */
export const rulerCheck =
  "Linijkę kontrolną na każdym arkuszu, w poziomie i w pionie: od 0 do 100 ma być dokładnie 100 mm.";

export const deliveredBasin =
  "Umywalkę, którą dostarczono: ceramika ma tolerancję ± 5 mm. Postaw ją na szablonie i porównaj tylną krawędź i odpływ, zanim wywiercisz otwór.";

export const deliveredUnderSpout =
  "Umywalkę, którą dostarczono: ceramika ma tolerancję ± 5 mm, a od wysokości rantu zależy linia główna.";

export const deliveredWallBasin =
  "Umywalkę, którą dostarczono: ceramika ma tolerancję ± 5 mm. Zmierz z tyłu wysokość i rozstaw jej otworów na szpilki.";

export const underCounter =
  "Miejsce pod blatem: rury, przewody, ścianki i szuflady szafki. Do zamocowania baterii potrzebny jest dostęp od spodu.";

export const inWall = "Ścianę wykrywaczem: rury, przewody i zbrojenie w miejscach otworów.";

export const inFloor = "Podłogę wykrywaczem: rury, przewody i ogrzewanie w miejscach otworów.";

export const spiritLevel =
  "Wysokość linii głównej od gotowej posadzki albo gotowego blatu, z płytkami i fugą. Poziom ustaw poziomicą.";

export const wallLoad = "Nośność ściany i rodzaj podłoża: do nich dobiera się kołki i szpilki.";

export function tileDepth([from, to]: readonly [number, number], code: string): string {
  return `Grubość płytki z klejem: ${code} ma być osadzony ${mmRange(from, to)} od lica płytki.`;
}

export function floorDepth([from, to]: readonly [number, number], code: string): string {
  return `Wysokość posadzki: ${code} ma być osadzony ${mmRange(from, to)} od stropu do gotowej posadzki.`;
}
