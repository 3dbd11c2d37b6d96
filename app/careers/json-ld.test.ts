import { expect, test } from "vitest";
import { employmentType } from "./json-ld";

test.each([
  ["pełny etat", "FULL_TIME"],
  ["Pełny etat, zmianowo", "FULL_TIME"],
  ["pół etatu", "PART_TIME"],
  ["niepełny etat", "PART_TIME"],
  ["3/4 etatu", "PART_TIME"],
  ["staż", "INTERN"],
  ["umowa sezonowa", undefined],
])("%s is %s for search engines", (extent, type) => expect(employmentType(extent)).toBe(type));
