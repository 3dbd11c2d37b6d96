import { checkPage } from "../support/browser/check-page";
import { test } from "../support/browser/lasting-page";
import { kinds, pages, pagesWithQueries } from "../support/site/pages";

// The answer to a wrong URL is a 400 or a 404, which the browser logs to the console.
test.use({ allowedConsoleErrors: [/status of 40[04]/] });

/** Pages that another page of the list stands for: the same module renders both, with the same parts. */
const shownLikeOthers = new Set([
  ...["/aktualnosci/nie-ma", "/aktualnosci/poradnik/jak-oszczedzac-wode-w-lazience", "/dostepnosc"],
  ...["/obsluga-klientow-biznesowych", "/pielegnacja-produktow", "/polityka-prywatnosci"],
  ...["/produkty/4100-baterie-umywalkowe/4101-stojace-niskie", "/produkty/nie-ma"],
  ...["/reklamacja-i-zwroty", "/wspolpraca-z-architektami"],
]);

const others = [...pages, ...pagesWithQueries].filter(
  (path) => !shownLikeOthers.has(path) && !kinds.includes(path),
);
/** Several pages per journey, because starting a journey takes longer than opening a page. */
const journeys = Array.from({ length: Math.ceil(others.length / 5) }, (_, place) =>
  others.slice(5 * place, 5 * place + 5),
);

for (const paths of journeys) {
  test(`${paths.join(", ")} can be used by everyone (19.8, 24.1, 24.4)`, async ({ page }) => {
    test.slow();
    for (const path of paths) await checkPage(page, path, 24, ["light"]);
  });
}
