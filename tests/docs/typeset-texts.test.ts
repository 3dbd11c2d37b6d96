import { typeset } from "lib/polish/typeset";
import ts from "typescript";
import { expect, test } from "vitest";
import { files, textOf } from "./project-files";

/** Returns the texts between the tags of a component, as its source has them. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) texts.push(node.text.trim().replace(/\s*\n\s*/g, "\n"));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest));
  return texts;
}

test("texts in components have the no-break spaces of those in content (25.4)", () => {
  const texts = files.filter((file) => /^app\/.*(?<!\.test)\.tsx$/.test(file)).flatMap(textsOf);
  expect(texts).toContain("Wymiary w&nbsp;milimetrach");
  expect(texts.filter((text) => typeset(text) !== text)).toEqual([]);
});
