import { expect, test } from "vitest";
import { inMillimetres, sizeIn } from "./length";

test.each([
  ["wanna 80 x 170 cm", "wanna 800 x 1700"],
  ["60cm i 1,25 m, 80×1.2m", "600 i 1250, 80000×1200"],
  ["60–80 cm", "600–800"],
  ["90 na 90 centymetrów, 1,5 metra", "900 na 900, 1500"],
  ["38 mm", "38"],
  ["2 m² i 3 m2, LR120 CM, 5 metal", "2 m² i 3 m2, LR120 CM, 5 metal"],
])("the sizes of „%s” in millimetres: %s", (text, inMm) => expect(inMillimetres(text)).toBe(inMm));

test.each([
  ["umywalka 50 cm", { numbers: [50], unit: "cm" }],
  ["80x80 brodzik", { numbers: [80, 80], unit: null }],
  ["wanna 170 na 75 centymetrów", { numbers: [170, 75], unit: "cm" }],
  ["lustro 0,6 m", { numbers: [0.6], unit: "m" }],
  ["2 baterie i umywalka 60", { numbers: [60], unit: null }],
  ["60 lustro wiszące", { numbers: [60], unit: null }],
  ["bateria 38 stopni, 16 l, 3/8, 1/2″, M24×1, EP-40, 10 lat", null],
])("the size in „%s”: %j", (text, size) => expect(sizeIn(text)).toEqual(size));
