import { expect, test } from "vitest";
import { isLeftover } from "./leftovers";

test.each([
  "Thumbs.db",
  "news/desktop.ini",
  ".DS_Store",
  "news\\._lira.md",
  "__MACOSX/news/lira.md",
  "~$lira.docx",
  "lira.md~",
  ".lira.md.swp",
  "#lira.md#",
  ".git/x.md",
  "news/lira.md.8a1c.part",
])("%s was left by a program", (path) => expect(isLeftover(path)).toBe(true));

test.each(["news/lira.md", "spare-parts/CZ-1025.2.svg", "images/home/hero-1920.jpg"])(
  "%s is a file",
  (path) => expect(isLeftover(path)).toBe(false),
);
