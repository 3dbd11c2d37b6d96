import fc from "fast-check";
import { expect, test } from "vitest";
import { globalId } from "./global-id";

test("an id is the same in every release, so that programs recognise an object when its file is replaced", () =>
  expect(globalId("modrawa/LR-110/project")).toBe("2oFzpaffU$bqULpR2oLvYd"));

test("an id is 128 bits in 22 digits: the first holds two of them", () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(globalId(name)).toMatch(/^[0-3][0-9A-Za-z_$]{21}$/);
    }),
  );
});
