import { describe, expect, test } from "vitest";
import { countByVoivodeship, filterPointsOfSale, sortPointsOfSale } from "./point-of-sale-search";

const lodz = { name: "Kran", town: "Łódź", voivodeship: "łódzkie" };
const lublin = { name: "Kran", town: "Lublin", voivodeship: "lubelskie" };
const zgierz = { name: "Zdrój", town: "Zgierz", voivodeship: "łódzkie" };
const zgierzFirst = { name: "Ćma", town: "Zgierz", voivodeship: "łódzkie" };
const points = sortPointsOfSale([zgierz, lodz, lublin, zgierzFirst]);

const found = (filter: { voivodeship?: string; town?: string }) =>
  filterPointsOfSale(points, { voivodeship: "", town: "", ...filter });

test("points stand in Polish order of their towns, then of their names", () => {
  expect(points).toEqual([lublin, lodz, zgierzFirst, zgierz]);
});

describe("the filter", () => {
  test("lets all pass when it is empty", () => {
    expect(found({})).toEqual(points);
  });

  test("finds a voivodeship by its whole name", () => {
    expect(found({ voivodeship: "łódzkie" })).toEqual([lodz, zgierzFirst, zgierz]);
    expect(found({ voivodeship: "mazowieckie" })).toEqual([]);
  });

  test("finds a town by its beginning, in any case and without diacritics", () => {
    expect(found({ town: " lodz " })).toEqual([lodz]);
    expect(found({ town: "ŁÓ" })).toEqual([lodz]);
    expect(found({ town: "odz" })).toEqual([]);
  });

  test("asks for both where both are given", () => {
    expect(found({ voivodeship: "lubelskie", town: "Łódź" })).toEqual([]);
  });
});

test("voivodeships are counted in Polish order", () => {
  expect(countByVoivodeship(points)).toEqual([
    { name: "lubelskie", count: 1 },
    { name: "łódzkie", count: 3 },
  ]);
});
