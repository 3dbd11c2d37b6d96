import { momentInPoland } from "lib/polish/today";
import { expect, test } from "vitest";
import { neighbours, newestFirst, pageOfNews, published, relatedTo } from "./list";

/** Twelve articles, one per month. Every third is a guide. */
const articles = newestFirst(
  Array.from({ length: 12 }, (_, index) => ({
    slug: `artykul-${index + 1}`,
    appears: momentInPoland(`2026-${String(index + 1).padStart(2, "0")}-15`),
    tags: index % 3 === 0 ? ["poradnik", "woda"] : ["firma"],
  })),
);
const slugs = (list: { slug: string }[] | undefined) => list?.map(({ slug }) => slug);

test("a page of the news has nine articles, newest first, and the total (1.3)", () => {
  const first = pageOfNews(articles, { page: 1 });
  expect(slugs(first?.items)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4].map((number) => `artykul-${number}`));
  expect(first).toMatchObject({ page: 1, pages: 2, total: 12 });
  expect(slugs(pageOfNews(articles, { page: 2 })?.items)).toEqual(["artykul-3", "artykul-2", "artykul-1"]);
});

test("a page of the news can be narrowed to a tag, while all tags are counted, the most frequent first (1.3)", () => {
  const guides = pageOfNews(articles, { page: 1, tag: "poradnik" });
  expect(slugs(guides?.items)).toEqual(["artykul-10", "artykul-7", "artykul-4", "artykul-1"]);
  expect(guides).toMatchObject({
    pages: 1,
    total: 4,
    tags: [
      { tag: "firma", count: 8 },
      { tag: "poradnik", count: 4 },
      { tag: "woda", count: 4 },
    ],
  });
});

test("a page of the news offers the tags of several articles, and the chosen one (1.3)", () => {
  const rare = [{ slug: "a", appears: 1, tags: ["firma", "basen"] }, ...articles];
  const offered = (tag?: string) => pageOfNews(rare, { page: 1, tag })?.tags.map((one) => one.tag);
  expect(offered()).toEqual(["firma", "poradnik", "woda"]);
  expect(offered("basen")).toContain("basen");
});

test("an article is published from its date on, from midnight or from its hour (25.3)", () => {
  expect(slugs(published(articles, momentInPoland("2026-02-15T00:00")))).toEqual(["artykul-2", "artykul-1"]);
  expect(slugs(published(articles, momentInPoland("2026-02-14T23:59")))).toEqual(["artykul-1"]);
  const announced = [{ slug: "premiera", appears: momentInPoland("2026-12-01T08:00") }];
  expect(published(announced, momentInPoland("2026-12-01T07:59"))).toEqual([]);
  expect(published(announced, momentInPoland("2026-12-01T08:00"))).toEqual(announced);
  // On this night, clocks go back from 03:00 to 02:00, so 02:30 occurs twice.
  const inAutumn = [{ slug: "zmiana-czasu", appears: momentInPoland("2026-10-25T02:30") }];
  expect(published(inAutumn, Date.parse("2026-10-25T01:10Z"))).toEqual(inAutumn);
});

test("an article's neighbours are the next older and the next newer one (1.4)", () => {
  const [newest, second, third] = articles;
  expect(second && neighbours(articles, second)).toEqual({ older: third, newer: newest });
  expect(newest && neighbours(articles, newest)).toEqual({ older: second, newer: undefined });
});

test("related articles share tags: the most shared first, then the newest, without the article itself (1.4)", () => {
  const guide = { slug: "nowy", appears: momentInPoland("2026-12-31"), tags: ["woda", "firma", "poradnik"] };
  const found = relatedTo([guide, ...articles], guide, 5);
  expect(slugs(found)).toEqual([10, 7, 4, 1, 12].map((number) => `artykul-${number}`));
  expect(relatedTo(articles, { ...guide, tags: ["basen"] }, 3)).toEqual([]);
});
