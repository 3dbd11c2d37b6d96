import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";

const radiator = "products/grzejnik-drabinkowy-500x1200.yaml";

/**
 * Pictures of published content: the home page, a page, a collection, an article, a category, a product and a spare
 * part.
 */
const shownElsewhere = [
  "home/hero",
  "pages/o-nas",
  "scenes/kanta",
  "news/kolekcja-lira",
  "categories/4100",
  "packshots/lira-wieszak-chrom",
  "packshots/wklad",
];

test("a picture that only drafts use is hidden; what something published shows stays (25.7)", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-drafts-"));
  cpSync("content", path.join(folder, "content"), { recursive: true, dereference: true });
  const read = (name: string) => readFileSync(path.join(folder, "content", name), "utf8");
  const write = (name: string, text: string) => writeFileSync(path.join(folder, "content", name), text);
  // An article and a product become drafts, and a draft article is added for each picture that something else shows.
  const draft = read("news/kolekcja-kanta.md").replace("---\n", "---\ndraft: true\n");
  write("news/kolekcja-kanta.md", draft);
  for (const picture of shownElsewhere) {
    const slug = picture.replace("/", "-");
    const copy = draft.replace("news/kolekcja-kanta.avif", `${picture}.avif`);
    write(`news/${slug}.md`, copy.replace(/^slug: .*$/m, `slug: ${slug}`));
  }
  write(radiator, `draft: true\n${read(radiator)}`);
  write(
    "spare-parts.yaml",
    read("spare-parts.yaml").replace(/(?<=- code: .*\n)/, "    picture: /images/packshots/wklad.avif\n"),
  );
  process.chdir(folder);
  vi.resetModules();
  const { isPublicFile } = await import("./public-files.server");
  const isShown = (picture: string) => isPublicFile(`/images/${picture}-640.avif`);
  expect(["news/kolekcja-kanta", "packshots/grzejnik-drabinkowy-500x1200-bialy"].filter(isShown)).toEqual([]);
  expect(shownElsewhere.filter((picture) => !isShown(picture))).toEqual([]);
});
