import { expect, test } from "vitest";
import { fromContent } from "./memo";

test("the next use retries after a failure", () => {
  let attempts = 0;
  const value = fromContent(() => {
    attempts += 1;
    if (attempts === 1) throw new Error("not yet");
    return "made";
  });
  expect(value).toThrow("not yet");
  expect(value()).toBe("made");
});
