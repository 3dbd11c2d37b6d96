import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { isAnsweredBySite, isReservedSegment } from "~/content/reserved-paths";
import routes from "~/routes";

const ofRoutes = routes.map(({ path = "" }) => path.split("/", 1)[0] ?? "");
const ofFolders = readdirSync("public", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("no page of the staff can have the path of a route or a folder of files (25.11)", () => {
  const taken = [...ofRoutes, ...ofFolders].filter((name) => /^[a-z0-9-]+$/.test(name));
  expect(taken.filter((name) => !isReservedSegment(name))).toEqual([]);
});

test("no redirect can replace what the site itself answers, whatever the content has (12.2)", () => {
  const open = routes
    .flatMap(({ path = "" }) => (/[:*]/.test(path) ? [] : `/${path}`))
    .filter((path) => !isAnsweredBySite(path));
  expect(open).toEqual(["/", "/katalog-modrawa"]);
  expect(
    ["/produkty/4041-stare", "/aktualnosci/stary", "/katalog-2019", "/index.php"].some(isAnsweredBySite),
  ).toBe(false);
});
