import { readFileSync } from "node:fs";
import ts from "typescript";

/** Counts the lines of a file that contain more than white space and comments. */
export function countLines(file: string): number {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".css") ? inStyles(text) : inScript(file, text);
}

const isFilled = (line: string) => line.trim() !== "";

const inStyles = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, "")
    .split("\n")
    .filter(isFilled).length;

function inScript(file: string, text: string): number {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const lines = text.split("\n");
  const found = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const parts = node.getChildren(source);
    for (const part of parts) visit(part);
    if (parts.length > 0 || node.getWidth(source) === 0) return;
    // A template literal, or the text between two tags, may span several lines.
    for (let line = lineAt(node.getStart(source)); line <= lineAt(node.end); line += 1)
      if (isFilled(lines[line] ?? "")) found.add(line);
  };
  visit(source);
  return found.size;
}
