import { expect, test } from "vitest";
import { withoutDrafts } from "./drafts";

const entries = [
  { title: "Nowy salon", slug: "nowy-salon" },
  { title: "Nowa kolekcja", slug: "nowa-kolekcja", draft: true },
  { title: "Targi", slug: "targi", draft: false },
];

test("visitors see no drafts (25.7)", () => {
  expect(withoutDrafts(entries, "title", false)).toEqual([entries[0], entries[2]]);
});

test("those who write see them in their place, with a mark in the title", () => {
  expect(withoutDrafts(entries, "title", true).map(({ title }) => title)).toEqual([
    "Nowy salon",
    "Szkic: Nowa kolekcja",
    "Targi",
  ]);
});
