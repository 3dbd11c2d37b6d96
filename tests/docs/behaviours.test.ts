import { expect, test } from "vitest";
import { citingFiles, findIn, isFirstBrand, textOf } from "./project-files";

/** The number of a behaviour is in a table's first column, or in bold at the start of a list item. */
const numbers = findIn(["docs/behaviours.md"], /^(?:\| |- \*\*)(\d+\.\d+)\b/gm).map(({ found }) => found);

/**
 * Returns every behaviour number that `pattern` finds, with its place (`lib/polish/date.ts: 5.1`). The first group of
 * the pattern contains the numbers.
 */
function citations(pattern: RegExp, files: string[]): { number: string; place: string }[] {
  return findIn(files, pattern).flatMap(({ file, found }) =>
    (found.match(/\d+\.\d+/g) ?? []).map((number) => ({ number, place: `${file}: ${number}` })),
  );
}

/** Enough for two sentences. Further details belong in the name of a test. */
const mostWords = 75;

const tests = citingFiles.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));

/**
 * A test's name ends with the behaviours that it covers, in parentheses: "shops are found near a town (17.1, 17.2)".
 */
const named = citations(/\((\d+\.\d+(?:, \d+\.\d+)*)\)["'`]/g, tests);

/**
 * Citations in any file: "behaviour 4.2", "behaviours 17.1 to 17.3". In docs/behaviours.md, also a bare number in
 * parentheses.
 */
const cited = [
  ...citations(/behaviours?\s+(?:\*\s+)?(\d+\.\d+(?:(?:,| and| to)\s+(?:\*\s+)?\d+\.\d+)*)/g, citingFiles),
  ...citations(/\((?:see )?(\d+\.\d+(?:(?:,| and| to) \d+\.\d+)*)\)/g, ["docs/behaviours.md"]),
];

test("every behaviour has a number of its own", () => {
  expect(numbers.length).toBeGreaterThan(200);
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});

test("a behaviour is one promise, in few words", () => {
  const items = [...textOf("docs/behaviours.md").matchAll(/^- \*\*(\d+\.\d+)\*\* ((?:.|\n(?!- |\n))*)/gm)];
  expect(items.length).toBeGreaterThan(200);
  const long = items.filter(([, , text = ""]) => text.split(/\s+/).length > mostWords);
  expect(long.map(([, number]) => number)).toEqual([]);
});

test.runIf(isFirstBrand)("every behaviour is named by a test", () => {
  const held = new Set(named.map(({ number }) => number));
  expect(numbers.filter((number) => !held.has(number))).toEqual([]);
});

test("every number that a test, a comment or a document names is a behaviour", () => {
  const known = new Set(numbers);
  expect(cited.length).toBeGreaterThan(100);
  const unknown = [...named, ...cited].filter(({ number }) => !known.has(number));
  expect(unknown.map(({ place }) => place)).toEqual([]);
});
