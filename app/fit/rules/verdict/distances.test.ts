import { expect, test } from "vitest";
import type { Rule } from "../criteria/rule";
import { recommendedDistance } from "./distances";

const range = { label: "", initial: 50, min: 40, max: 100 };

/** Rules of a pair whose jet has the given margin, and whose outlet is high enough or not. */
function rulesOf(jetMargin: number, isHighEnough = true): Rule[] {
  const words = () => {
    throw new Error("The words are not asked for.");
  };
  return [
    { id: "air-gap", verdict: isHighEnough ? "fits" : "fails", margin: isHighEnough ? 30 : -30, words },
    { id: "jet", verdict: jetMargin < 0 ? "fails" : "fits", margin: jetMargin, words },
  ];
}

/** Recommends a distance over ceramics. */
function recommend(rulesAt: (distance: number) => Rule[]): number {
  return recommendedDistance(range, 5, rulesAt(range.initial), rulesAt);
}

test("the recommended distance is the comfortable one where the pair fits there (26.4)", () => {
  expect(recommend(() => rulesOf(20))).toBe(50);
});

test("the recommended distance is the nearest one at which the pair fits, where it does not at the comfortable one (26.4)", () => {
  expect(recommend((distance) => rulesOf(distance - 60))).toBe(65);
  expect(recommend((distance) => rulesOf(50 - distance))).toBe(45);
});

test("the recommended distance leaves more than ceramics vary, 5 mm, where it can (26.4)", () => {
  expect(recommend((distance) => rulesOf(distance - 50))).toBe(55);
  expect(recommend(() => rulesOf(4))).toBe(50);
});

test("the recommended distance stays where no distance makes the pair fit (26.4)", () => {
  const tried: number[] = [];
  const rulesAt = (distance: number) => {
    tried.push(distance);
    return rulesOf(-20, false);
  };
  expect(recommend(rulesAt)).toBe(50);
  expect(tried).toEqual([50]);
});
