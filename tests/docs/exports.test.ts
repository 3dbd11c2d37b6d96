import { expect, test } from "vitest";
import { files, textOf } from "./project-files";

/**
 * Names that several modules export by convention: the doctor's checks, the operators' commands and the Remix routes.
 */
const interfaces = new Set(["check", "run", "shouldRevalidate"]);
/** Imported only as a namespace (`paths.newsletter`), so its names may also be exported elsewhere. */
const namespace = "app/paths.ts";

test("a name that is exported twice means one thing", () => {
  const homes = new Map<string, Set<string>>();
  for (const file of files.filter(
    (name) =>
      name !== namespace && /\.[jt]sx?$/.test(name) && !/\.test\.|^app\/routes|^(tests|public)\//.test(name),
  ))
    for (const [, name = ""] of textOf(file).matchAll(
      /^export (?:async )?(?:const|function|type|class) (\w+)/gm,
    ))
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
  const twice = [...homes].filter(([name, files]) => files.size > 1 && !interfaces.has(name));
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
});
