import { expect, test } from "vitest";
import { editedSite } from "../support/site/edited-site";
import { publishText } from "../support/site/publish";

/** A file of each kind that has its own URL. */
const drafts = [
  { file: "news/kolekcja-kanta.md", address: "/aktualnosci/kolekcja-kanta" },
  { file: "products/grzejnik-drabinkowy-500x1200.yaml", address: "/produkt/grzejnik-drabinkowy-500x1200" },
  { file: "pages/o-nas.md", address: "/o-nas" },
];
const lists = ["/", "/aktualnosci", "/aktualnosci.rss", "/produkty", "/kolekcje/kanta"];

test("drafts are nowhere on the public site, and an article with a later hour is not there yet (25.7)", async () => {
  const edited = await editedSite();
  const { site, edit } = edited;
  const answers = (address: string) => fetch(site.url + address);
  const read = async (address: string) => (await answers(address)).text();
  const statusOf = async (address: string) => (await answers(address)).status;
  for (const { address } of drafts) expect([address, await statusOf(address)]).toEqual([address, 200]);

  for (const { file } of drafts) edit(file, /^---\n|^/, (start) => `${start}draft: true\n`);
  edit("jobs/doradca-techniczny.md", "---\n", "---\ndraft: true\n");
  edit("news/kolekcja-lira.md", /^date: .*$/m, 'date: "2999-12-01T08:00"');
  await publishText(edited);

  const hidden = [...drafts.map(({ address }) => address), "/aktualnosci/kolekcja-lira"];
  for (const address of hidden) await expect.poll(() => statusOf(address), { message: address }).toBe(404);
  // Menus and texts that link to a draft are content issues, with which publishing would fail.
  const hiddenIn = (page: string) =>
    page === "/sitemap.xml" ? hidden : hidden.filter((to) => to !== "/o-nas");
  for (const page of [...lists, "/sitemap.xml"]) {
    const found = async () => linksIn(await read(page)).filter((link) => hiddenIn(page).includes(link));
    await expect.poll(found, { message: page }).toEqual([]);
  }
  expect(await read("/kariera")).not.toContain("doradca-techniczny");
  expect(await read("/api/search?q=grzejnik+drabinkowy")).not.toContain("/produkt/grzejnik-drabinkowy");
});

/** Paths of all links on a page. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/(?:href="|<loc>|<link>)([^"<]+)/g)].map(
    ([, to = ""]) => new URL(to, "http://localhost").pathname,
  );
}
