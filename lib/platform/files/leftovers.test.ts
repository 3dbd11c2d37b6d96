import { expect, test } from "vitest";
import { isLeftover } from "./leftovers";

test.each([
  ["Windows", ["Thumbs.db", "news/desktop.ini"]],
  ["macOS", [".DS_Store", "news\\._lira.md", "__MACOSX/news/lira.md"]],
  ["an editor", ["~$lira.docx", "lira.md~", ".lira.md.swp", "#lira.md#"]],
  ["Git, or an upload", [".git/x.md", "news/lira.md.8a1c.part"]],
])("of %s are left-overs: %j", (_, paths) => expect(paths.filter((path) => !isLeftover(path))).toEqual([]));

test.each(["news/lira.md", "spare-parts/CZ-1025.2.svg", "images/home/hero-1920.jpg"])(
  "%s is a file",
  (path) => expect(isLeftover(path)).toBe(false),
);
