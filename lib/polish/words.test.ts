import { describe, expect, test } from "vitest";
import { splitWords, stem } from "./words";

describe("words", () => {
  test("lose what separates them", () => {
    expect(splitWords("Łazienka – źródło: ŚWIATŁO!")).toEqual(["Łazienka", "źródło", "ŚWIATŁO"]);
  });

  test.each(["900x600", "900 × 600", "900 X 600"])("of %j are its numbers", (text) =>
    expect(splitWords(text)).toEqual(["900", "600"]),
  );

  test("are the same in composed and decomposed spelling", () => {
    expect(splitWords("wisząca".normalize("NFD"))).toEqual(["wisząca"]);
  });
});

describe("stem", () => {
  test.each([
    ["umywalk", ["umywalka", "umywalki", "umywalek", "umywalke", "umywalkami"]],
    ["bater", ["bateria", "baterii", "baterie", "bateriami"]],
    ["czarn", ["czarny", "czarna", "czarnej", "czarnego", "czarnym"]],
    ["lustr", ["lustro", "lustra", "luster", "lustrem"]],
    ["kork", ["korek", "korki", "korka", "korkow"]],
  ])("gives the form %s", (form, inflected) =>
    expect(inflected.map((word) => stem(word).form)).toEqual(inflected.map(() => form)),
  );

  test.each([
    ["umywal", ["umywalka", "umywalkowa", "umywalkowe"]],
    ["prysznic", ["prysznic", "prysznicowa", "prysznice"]],
    ["chrom", ["chrom", "chromowana", "chromowy"]],
    ["mat", ["mat", "matowa", "macie"]],
    ["termostat", ["termostat", "termostatyczna"]],
    ["oszczedz", ["oszczedzac", "oszczedzanie"]],
  ])("gives the root %s", (root, family) =>
    expect(family.map((word) => stem(word).root)).toEqual(family.map(() => root)),
  );

  test("leaves short words and numbers alone", () => {
    expect([stem("kran"), stem("600"), stem("m24")]).toEqual(
      ["kran", "600", "m24"].map((word) => ({ form: word, root: word })),
    );
  });
});
