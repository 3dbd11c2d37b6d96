import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { withChangedContent } from "../../../tests/support/samples/changed-content";
import { getPage } from "../pages.server";

test("a section of the home page that shows what the brand lacks is an issue with its line (25.31)", () => {
  const withoutNews = (folder: string) => rmSync(`${folder}/news`, { recursive: true });
  expect(() => withChangedContent(withoutNews, () => getPage("/"))).toThrow(
    /content\/pages\/home\.md:\d+ – sections\.kind: serwis nie ma aktualności/,
  );
});
