import { expect, test } from "vitest";
import { planShots, type Shot } from "./plan";

type Row = [when: string, published: Shot[], masters: Shot[], toTake: string[], toPublish: string[]];

const shot = (category: number, name: string) => ({ category, name, key: name });
const tap = shot(4100, "tap");
const blackTap = shot(4100, "black-tap");
const bath = shot(4600, "bath");

test.each<Row>([
  ["all is new", [], [], ["tap", "black-tap", "bath"], []],
  ["a master is there, and the rest of its category is not", [], [tap], ["black-tap", "bath"], []],
  ["a category is complete", [], [tap, blackTap], ["bath"], ["tap", "black-tap"]],
  ["one finish of a category is stale", [tap, bath], [blackTap], [], ["black-tap"]],
  ["nothing has changed", [tap, blackTap, bath], [], [], []],
])(
  "when %s, only stale pictures are rendered, and shown by whole categories (23.10)",
  (_, published, masters, toTake, toPublish) => {
    const shots = [tap, blackTap, bath];
    const plan = planShots(
      shots,
      (one) => published.includes(one),
      (one) => masters.includes(one),
    );
    expect(plan.toTake.map(({ name }) => name)).toEqual(toTake);
    expect(plan.toPublish.map(({ name }) => name)).toEqual(toPublish);
  },
);
