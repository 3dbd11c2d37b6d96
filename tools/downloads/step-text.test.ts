import { expect, test } from "vitest";
import { derived, enumerated, integer, stepText, typed, type Value } from "./step-text";

test.each<[Value, string]>([
  ["d'Eau \\ 1/2", "'d''Eau \\\\ 1/2'"],
  ["Szerokość", "'Szeroko\\X2\\015B0107\\X0\\'"],
  ["🚿", "'\\X2\\D83DDEBF\\X0\\'"],
  [5, "5."],
  [-0.5, "-0.5"],
  [1e-7, "1.E-7"],
  [1.5e21, "1.5E+21"],
  [[1, [2]], "(1.,(2.))"],
  [null, "$"],
  [derived, "*"],
  [enumerated("FAUCET"), ".FAUCET."],
  [integer(7), "7"],
  [true, ".T."],
  [typed("IfcLabel", "G 1/2"), "IFCLABEL('G 1/2')"],
])("%j is written as %s: texts in ASCII, reals with a point", (value, step) =>
  expect(stepText(value)).toBe(step),
);
