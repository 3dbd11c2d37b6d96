import { readFileSync } from "node:fs";
import { openSync } from "fontkit";
import { expect, test } from "vitest";

const styles = readFileSync("app/ui/styles/theme.css", "utf8");

/** Returns the code points that the style sheet lists as the `unicode-range` of a font file. */
function promised(file: string): number[] {
  const [, ranges = ""] = styles.split(file)[1]?.match(/unicode-range:([^;]+);/) ?? [];
  return ranges.split(",").flatMap((range) => {
    const [from = 0, to = from] = (range.match(/[0-9A-F]{4}/g) ?? []).map((code) =>
      Number.parseInt(code, 16),
    );
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}

test.each(["figtree-basic.woff2", "figtree-polish.woff2"])("%s has every character promised", (file) => {
  const font = openSync(`app/ui/fonts/${file}`);
  if (!("characterSet" in font)) throw new Error("to nie jest jeden font");
  const isPlaceholder = (code: number) => code === 0xffff;
  expect(promised(file)).toEqual(font.characterSet.filter((code) => !isPlaceholder(code)));
});

test("the first two files have every character of a Polish sentence", () => {
  const known = new Set([...promised("figtree-basic.woff2"), ...promised("figtree-polish.woff2")]);
  const sentence = "Pchnąć w tę łódź jeża lub ośm skrzyń fig – „ŻÓŁĆ”, 2½ m², ±0,5 °C, 1 999,00 zł…";
  expect([...sentence].filter((sign) => !known.has(sign.codePointAt(0) ?? 0))).toEqual([]);
});
