import { expect, test } from "vitest";
import { idOfFragment } from "./fragment";

test.each([
  ["", ""],
  ["#zwroty", "zwroty"],
  ["#jak-czy%C5%9Bci%C4%87", "jak-czyścić"],
  ["#100%", null],
  ["#%", null],
  ["#%C5", null],
])("the fragment %j names the id %j", (hash, id) => expect(idOfFragment(hash)).toBe(id));
