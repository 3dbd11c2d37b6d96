import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { isReservedSegment } from "~/editorial/pages/reserved-paths";
import routes from "~/routes";

const ofRoutes = routes.map(({ path = "" }) => path.split("/", 1)[0] ?? "");
const ofFolders = readdirSync("public", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("no page of the staff can stand where a route or a folder of files does (25.11)", () => {
  const taken = [...ofRoutes, ...ofFolders].filter((name) => /^[a-z0-9-]+$/.test(name));
  expect(taken.filter((name) => !isReservedSegment(name))).toEqual([]);
});
