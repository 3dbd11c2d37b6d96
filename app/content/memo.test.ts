import { expect, test } from "vitest";
import { fromContent, stageContent } from "./memo";

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

test("content that is read again replaces the old as a whole, once it is put into use", () => {
  let edition = 1;
  const title = fromContent(() => `title ${edition}`);
  const text = fromContent(() => `text of ${title()}`);
  expect(text()).toBe("text of title 1");
  edition = 2;
  expect(text()).toBe("text of title 1");
  const staged = stageContent();
  staged.load(title);
  staged.load(text);
  expect(text()).toBe("text of title 1");
  staged.use();
  expect([title(), text()]).toEqual(["title 2", "text of title 2"]);
});
