import { openSync } from "fontkit";
import { expect, test } from "vitest";
import { font } from "~/theme";

/** Returns the code points that the theme lists for a font file. */
function promised(file: string): number[] {
  const { characters } = font.faces.find((face) => face.file === `./${file}`) ?? { characters: "" };
  return characters.split(",").flatMap((range) => {
    const [from = 0, to = from] = (range.match(/[0-9A-F]{4}/g) ?? []).map((code) =>
      Number.parseInt(code, 16),
    );
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}

const own = font.faces.flatMap(({ file }) => (file.startsWith("./") ? file.slice("./".length) : []));

test.each(own)("%s has every character promised", (file) => {
  const opened = openSync(`content/theme/${file}`);
  if (!("characterSet" in opened)) throw new Error("to nie jest jeden font");
  const isPlaceholder = (code: number) => code === 0xffff;
  expect(promised(file)).toEqual(opened.characterSet.filter((code) => !isPlaceholder(code)));
});

test.skipIf(own.length === 0)("together they have every character of a Polish sentence", () => {
  const known = new Set(own.flatMap(promised));
  const sentence = "Pchnąć w tę łódź jeża lub ośm skrzyń fig – „ŻÓŁĆ”, 2½ m², ±0,5 °C, 1 999,00 zł…";
  expect([...sentence].filter((sign) => !known.has(sign.codePointAt(0) ?? 0))).toEqual([]);
});
