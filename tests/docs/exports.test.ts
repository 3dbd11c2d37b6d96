import { expect, test } from "vitest";
import { files, textOf } from "./project-files";

/**
 * Names that every module of a kind exports: `check` in the doctor's checks, `run` in the operators' commands,
 * `shouldRevalidate` in Remix routes.
 */
const interfaces = new Set(["check", "run", "shouldRevalidate"]);
/** Other files may export the same names, because this file is imported only as a namespace (`paths.newsletter`). */
const namespace = "app/paths.ts";

test("a name that is exported twice means one thing", () => {
  const homes = new Map<string, Set<string>>();
  for (const file of files.filter(
    (name) =>
      name !== namespace &&
      /\.[jt]sx?$/.test(name) &&
      !/\.test\.|^app\/(?:.+\/)?routes\b|^(tests|public)\//.test(name),
  ))
    for (const [, name = ""] of textOf(file).matchAll(
      /^export (?:async )?(?:const|function|type|class) (\w+)/gm,
    ))
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
  const twice = [...homes].filter(([name, files]) => files.size > 1 && !interfaces.has(name));
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
});
