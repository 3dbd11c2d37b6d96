import { expect, test } from "vitest";
import config from "../../.dependency-cruiser.cjs";
import { textOf } from "./project-files";

type Rule = { name: string; to: { pathNot?: string } };

/**
 * Returns, for each module, the module itself and those that it may import according to the rules of `npm run layers`.
 */
function allowedImports(under: string): Map<string, string[]> {
  const rules = (config.forbidden as Rule[]).flatMap(({ name, to }) => {
    const [, folder, module = ""] = /^(.+)\/([\w-]+)-imports-only-what-is-below$/.exec(name) ?? [];
    const [, modules = ""] = /\((.*)\)\/$/.exec(to.pathNot ?? "") ?? [];
    return folder === under ? [[module, modules.split("|").sort()] as const] : [];
  });
  return new Map(rules);
}

/** Returns the allowed imports of each module, like {@link allowedImports}, but from a table in docs/architecture.md. */
function documentedImports(under: string): Map<string, string[]> {
  const rows = textOf("docs/architecture.md").matchAll(
    new RegExp(`^\\| (\\d) \\| \`${under}/([\\w-]+)/\` \\|`, "gm"),
  );
  const modules = [...rows].map(([, layer, name = ""]) => ({ layer: Number(layer), name }));
  return new Map(
    modules.map(({ layer, name }) => [
      name,
      [name, ...modules.filter((other) => other.layer < layer).map((other) => other.name)].sort(),
    ]),
  );
}

test.each(["lib", "app", "tools"])("the table of %s/ says which layers npm run layers checks", (under) =>
  expect(documentedImports(under)).toEqual(allowedImports(under)),
);
