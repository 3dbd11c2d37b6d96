import { expect, test } from "vitest";
import { capabilities, capabilityOf, sourceFiles } from "../../tools/scripts/size/capabilities";
import { project } from "./project-files";

test("every file of code or tests belongs to a capability of the site or of a feature, and each has files", () => {
  const files = sourceFiles(project);
  expect(files.filter((file) => !capabilityOf(file))).toEqual([]);
  const found = new Set(files.map(capabilityOf));
  expect(capabilities.filter((capability) => !found.has(capability))).toEqual([]);
});
