import { expect, test } from "vitest";
import { splitWords, stem } from "./words";

test.each([
  ["Łazienka – źródło: ŚWIATŁO!", ["Łazienka", "źródło", "ŚWIATŁO"]],
  ["900x600", ["900", "600"]],
  ["900 × 600", ["900", "600"]],
  ["900 X 600", ["900", "600"]],
  ["wisząca".normalize("NFD"), ["wisząca"]],
])("the words of %j, without what separates them, are %j", (text, words) =>
  expect(splitWords(text)).toEqual(words),
);

test.each([
  ["umywalk", ["umywalka", "umywalki", "umywalek", "umywalke", "umywalkami"]],
  ["bater", ["bateria", "baterii", "baterie", "bateriami"]],
  ["czarn", ["czarny", "czarna", "czarnej", "czarnego", "czarnym"]],
  ["lustr", ["lustro", "lustra", "luster", "lustrem"]],
  ["kork", ["korek", "korki", "korka", "korkow"]],
])("all have the form %s", (form, inflected) =>
  expect(inflected.map((word) => stem(word).form)).toEqual(inflected.map(() => form)),
);

test.each([
  ["umywal", ["umywalka", "umywalkowa", "umywalkowe"]],
  ["prysznic", ["prysznic", "prysznicowa", "prysznice"]],
  ["chrom", ["chrom", "chromowana", "chromowy"]],
  ["mat", ["mat", "matowa", "macie"]],
  ["termostat", ["termostat", "termostatyczna"]],
  ["oszczedz", ["oszczedzac", "oszczedzanie"]],
])("all have the root %s", (root, family) =>
  expect(family.map((word) => stem(word).root)).toEqual(family.map(() => root)),
);

test("stems leave short words and numbers alone", () => {
  expect([stem("kran"), stem("600"), stem("m24")]).toEqual(
    ["kran", "600", "m24"].map((word) => ({ form: word, root: word })),
  );
});
