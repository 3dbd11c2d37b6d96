import { expect, test } from "vitest";
import { fromContent, stageContent } from "./memo";

test("what has been computed in steps for content that is being loaded is not computed again", () => {
  const value = fromContent((): string => {
    throw new Error("computed again");
  });
  const staged = stageContent();
  staged.load(() => value.keep("made"));
  expect(value).toThrow("computed again");
  staged.use();
  expect(value()).toBe("made");
});
