import { readFileSync, writeFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { listJobs } from "~/careers/jobs.server";
import { listPages } from "~/editorial/pages.server";
import { latestNews } from "~/news/news.server";
import { readProducts } from "~/range/products/products.server";
import { rewrite, withChangedContent } from "../../tests/support/samples/changed-content";
import { isPublicFile } from "./public-files.server";

/**
 * Pictures of published content: the home page, a page, a collection, an article, a category, a product and a spare
 * part.
 */
const shownElsewhere = [
  ...["home/hero", "pages/o-nas", "scenes/kanta", "news/kolekcja-lira"],
  ...["categories/4100", "packshots/lira-wieszak-chrom", "packshots/wklad"],
];
const radiator = "products/grzejnik-drabinkowy-500x1200.yaml";
const asDraft = (text: string) => text.replace(/^(---\n)?/, "$1draft: true\n");

test("a picture that only drafts use is hidden; what something published shows stays (25.7)", () => {
  // An article and a product become drafts, and a draft article is added for each picture that something else shows.
  const change = (folder: string) => {
    for (const file of ["news/kolekcja-kanta.md", radiator]) rewrite(folder, file, asDraft);
    const draft = readFileSync(`${folder}/news/kolekcja-kanta.md`, "utf8");
    for (const picture of shownElsewhere) {
      const slug = picture.replace("/", "-");
      const copy = draft.replace("news/kolekcja-kanta.avif", `${picture}.avif`);
      writeFileSync(`${folder}/news/${slug}.md`, copy.replace(/^slug: .*$/m, `slug: ${slug}`));
    }
    rewrite(folder, "spare-parts.yaml", (text) =>
      text.replace(/(?<=- code: .*\n)/, "    picture: /images/packshots/wklad.avif\n"),
    );
  };
  const ofDrafts = ["news/kolekcja-kanta", "packshots/grzejnik-drabinkowy-500x1200-bialy"];
  const isShown = (picture: string) => isPublicFile(`/images/${picture}-640.avif`);
  expect(withChangedContent(change, () => [...ofDrafts, ...shownElsewhere].filter(isShown))).toEqual(
    shownElsewhere,
  );
});

test("a draft is in no list of articles, offers, pages or products, nor is an article of a later hour (25.3, 25.7)", () => {
  // Development, as a test is, shows drafts.
  vi.stubEnv("DEV", false);
  const change = (folder: string) => {
    for (const file of ["news/kolekcja-kanta.md", "jobs/doradca-techniczny.md", "pages/o-nas.md", radiator])
      rewrite(folder, file, asDraft);
    rewrite(folder, "news/kolekcja-lira.md", (text) =>
      text.replace(/^date: .*$/m, 'date: "2999-12-01T08:00"'),
    );
  };
  const lists = () => [latestNews(100), listJobs(), listPages(), readProducts().products];
  const listed = withChangedContent(change, lists).map((all) =>
    all.map((one) => ("slug" in one ? one.slug : one.path)),
  );
  expect(listed.filter(({ length }) => length === 0)).toEqual([]);
  const hidden = [
    ...["kolekcja-kanta", "kolekcja-lira", "doradca-techniczny"],
    ...["/o-nas", "grzejnik-drabinkowy-500x1200"],
  ];
  expect(hidden.filter((one) => listed.flat().includes(one))).toEqual([]);
});
