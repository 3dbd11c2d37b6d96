import { expect, test } from "vitest";
import { globalId } from "./global-id";

test("an id is the same in every release, so that programs recognise an object when its file is replaced", () =>
  expect(globalId("modrawa/LR-110/project")).toBe("2oFzpaffU$bqULpR2oLvYd"));
