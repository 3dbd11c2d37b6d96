import { expect, test } from "vitest";
import { pageOfQuestions } from "./pages";
import type { QuestionGroup } from "./questions.server";

const group = (id: string, count: number): QuestionGroup => ({
  id,
  label: id,
  icon: "lucide:droplet",
  questions: Array.from({ length: count }, (_, at) => ({
    id: `${id}-${at}`,
    question: `${id} ${at}?`,
    html: "<p>Tak.</p>",
    categories: [],
  })),
});

test("many questions are on pages of 50 under their headings, and each page knows where the others are (1.17)", () => {
  const groups = [group("montaz", 40), group("zakupy", 30)];
  const [first, second] = [1, 2].map((page) => pageOfQuestions(groups, page));
  const counts = (page: typeof first) => page?.groups.map(({ id, questions }) => [id, questions.length]);
  expect(counts(first)).toEqual([
    ["montaz", 40],
    ["zakupy", 10],
  ]);
  expect(counts(second)).toEqual([["zakupy", 20]]);
  expect(first?.others).toHaveLength(20);
  expect(first?.others[0]).toEqual({ id: "zakupy-10", question: "zakupy 10?", page: 2 });
  expect(second?.others.at(-1)).toMatchObject({ id: "zakupy-9", page: 1 });
  expect(pageOfQuestions(groups, 3)).toBeNull();
  expect(pageOfQuestions([], 1)).toMatchObject({ pages: 1, groups: [] });
});
