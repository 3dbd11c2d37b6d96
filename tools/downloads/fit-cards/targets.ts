import { pairView } from "~/fit/check";
import { lastModified, mountingCard } from "~/range/product";
import { defineMaker } from "../make-file";
import { codeIn, type FileTarget } from "../manifest";
import { pdfSources, readRange } from "../products/range";
import { type CardContent, makeMountingCard } from "./mounting-card";

const cardOf = defineMaker("mounting card", makeMountingCard);

/**
 * Returns a build target for the mounting card of each pair in the products' `goesWith` lists, except pairs that fail.
 * Skips the lists of withdrawn products.
 */
export function mountingCardTargets(): FileTarget[] {
  const { catalogue, partners, background } = readRange();
  const planCard = (check: NonNullable<ReturnType<typeof partners.fitting>>) => {
    const pair = pairView({ kind: "pair", check, isMisread: false, finishes: new Map() }, partners);
    const named = [pair.first, pair.second, ...pair.needs].flatMap(
      ({ slug }) => catalogue.bySlug.get(slug) ?? [],
    );
    const date = named.map(lastModified).reduce((newest, each) => (each > newest ? each : newest));
    const products = named.map(({ code, name, finishes }) => ({ code, name, gtin: finishes[0]?.gtin ?? "" }));
    const { siteUrl, name, legal } = background.brand;
    const content: CardContent = { pair, products, date, brand: { siteUrl, name, author: legal.shortName } };
    const files = [...pdfSources(), ...codeIn("fit-cards")];
    return { date, files, data: content, make: cardOf(content) };
  };
  return catalogue.products.flatMap(({ slug, goesWith, withdrawn }) =>
    (withdrawn ? [] : goesWith).flatMap((other) => {
      const check = partners.fitting(slug, other);
      if (!check || check.verdict === "fails") return [];
      return { path: mountingCard(check.first, check.second), plan: () => planCard(check) };
    }),
  );
}
