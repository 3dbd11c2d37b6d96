import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { moveToOwnContent } from "../../../tests/support/site/own-content";

test("a section of the home page that shows what the brand lacks is an issue with its line (25.31)", async () => {
  moveToOwnContent();
  rmSync("content/news", { recursive: true });
  const { getPage } = await import("../pages.server");
  expect(() => getPage("/")).toThrow(
    /content\/pages\/home\.md:\d+ – sections\.kind: serwis nie ma aktualności/,
  );
});
