import { expect, test } from "vitest";
import { idIn } from "./open-by-fragment";

test.each([
  ["", ""],
  ["#zwroty", "zwroty"],
  ["#jak-czy%C5%9Bci%C4%87", "jak-czyścić"],
  ["#100%", "100%"],
  ["#%", "%"],
  ["#%C5", "%C5"],
])("the fragment %j names the id %j", (hash, id) => {
  expect(idIn(hash)).toBe(id);
});
