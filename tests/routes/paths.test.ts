import { expect, test } from "vitest";
import { printedCataloguePath } from "~/editorial/pages.server";
import * as paths from "~/paths";
import routes from "~/routes";

const hrefs = [
  ...Object.entries(paths).map(([name, path]) => [name, typeof path === "string" ? path : path("1")]),
  ["printedCatalogue", printedCataloguePath()],
];

/** A route's path as an expression: `*` and `:name` match anything. */
const patterns = (routes as { path?: string; index?: boolean; file: string }[])
  .filter(({ path }) => path !== "*")
  .map(({ path = "", file }) => ({
    file,
    expression: new RegExp(`^/${path.replaceAll(".", "\\.").replaceAll(/\*|:\w+/g, ".+")}$`),
  }));

test.each(hrefs)("the link `%s`, %s, leads to a route", (_name, href = "") => {
  const path = href.split("#", 1)[0] ?? "";
  expect(patterns.filter(({ expression }) => expression.test(path)).map(({ file }) => file)).toHaveLength(1);
});
