import { readFileSync, writeFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { editContent, moveToOwnContent } from "../../tests/support/site/own-content";

/**
 * Pictures of published content: the home page, a page, a collection, an article, a category, a product and a spare
 * part.
 */
const shownElsewhere = [
  ...["home/hero", "pages/o-nas", "scenes/kanta", "news/kolekcja-lira"],
  ...["categories/4100", "packshots/lira-wieszak-chrom", "packshots/wklad"],
];

test("a picture that only drafts use is hidden; what something published shows stays (25.7)", async () => {
  moveToOwnContent();
  // An article and a product become drafts, and a draft article is added for each picture that something else shows.
  editContent("news/kolekcja-kanta.md", "---\n", "---\ndraft: true\n");
  editContent("products/grzejnik-drabinkowy-500x1200.yaml", /^/, "draft: true\n");
  const draft = readFileSync("content/news/kolekcja-kanta.md", "utf8");
  for (const picture of shownElsewhere) {
    const slug = picture.replace("/", "-");
    const copy = draft.replace("news/kolekcja-kanta.avif", `${picture}.avif`);
    writeFileSync(`content/news/${slug}.md`, copy.replace(/^slug: .*$/m, `slug: ${slug}`));
  }
  editContent("spare-parts.yaml", /(?<=- code: .*\n)/, "    picture: /images/packshots/wklad.avif\n");
  const { isPublicFile } = await import("./public-files.server");
  const isShown = (picture: string) => isPublicFile(`/images/${picture}-640.avif`);
  expect(["news/kolekcja-kanta", "packshots/grzejnik-drabinkowy-500x1200-bialy"].filter(isShown)).toEqual([]);
  expect(shownElsewhere.filter((picture) => !isShown(picture))).toEqual([]);
});

test("a draft is in no list of articles, offers, pages or products, nor is an article of a later hour (25.3, 25.7)", async () => {
  moveToOwnContent();
  // Development, as a test is, shows drafts.
  vi.stubEnv("DEV", false);
  for (const file of ["news/kolekcja-kanta.md", "jobs/doradca-techniczny.md", "pages/o-nas.md"])
    editContent(file, "---\n", "---\ndraft: true\n");
  editContent("products/grzejnik-drabinkowy-500x1200.yaml", /^/, "draft: true\n");
  editContent("news/kolekcja-lira.md", /^date: .*$/m, 'date: "2999-12-01T08:00"');
  const { latestNews } = await import("~/news/news.server");
  const { listJobs } = await import("~/careers/jobs.server");
  const { listPages } = await import("~/editorial/pages.server");
  const { readProducts } = await import("~/range/products/products.server");
  const lists = [latestNews(100), listJobs(), listPages(), readProducts().products];
  const listed = lists.map((all) => all.map((one) => ("slug" in one ? one.slug : one.path)));
  expect(listed.filter(({ length }) => length === 0)).toEqual([]);
  const hidden = [
    "kolekcja-kanta",
    "kolekcja-lira",
    "doradca-techniczny",
    "/o-nas",
    "grzejnik-drabinkowy-500x1200",
  ];
  expect(hidden.filter((one) => listed.flat().includes(one))).toEqual([]);
});
