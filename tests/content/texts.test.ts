import { expect, test } from "vitest";
import { issueLine } from "~/content/files.server";
import { contentFiles } from "../../tools/content-check/check-content";
import { checkWording } from "../../tools/content-check/checks/check-wording";

test("the texts keep the rules of writing", () => {
  expect(contentFiles().flatMap(checkWording).map(issueLine)).toEqual([]);
});
