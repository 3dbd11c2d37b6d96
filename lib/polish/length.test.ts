import { expect, test } from "vitest";
import { inMillimetres } from "./length";

test.each([
  ["wanna 80 x 170 cm", "wanna 800 x 1700"],
  ["60cm i 1,25 m, 80×1.2m", "600 i 1250, 80000×1200"],
  ["60–80 cm", "600–800"],
  ["90 na 90 centymetrów, 1,5 metra", "900 na 900, 1500"],
  ["38 mm", "38"],
  ["2 m² i 3 m2, LR120 CM, 5 metal", "2 m² i 3 m2, LR120 CM, 5 metal"],
])("the sizes of „%s” in millimetres: %s", (text, inMm) => expect(inMillimetres(text)).toBe(inMm));
