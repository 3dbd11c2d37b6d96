import { expect, test } from "vitest";
import { sampleNames } from "../../../tests/support/samples/product-samples";
import { technicalRows } from "./technical";

test("a pressure is shown in bar and in megapascals (16.1)", () => {
  const values = [{ id: "pressure", label: "Ciśnienie zalecane", unit: "bar" as const }];
  const [row] = technicalRows({ pressure: 3 }, { ...sampleNames, values });
  expect(row?.value).toBe("3\u00a0bar (0,3\u00a0MPa)");
});
