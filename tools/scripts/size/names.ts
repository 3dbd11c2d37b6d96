import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** The interface of a module: the names that other modules import, and the number of its files that only re-export. */
type Doors = { names: Set<string>; handingOn: number };

/** Folder of `lib/`, `app/` or `tools/`, or whatever else stands at the top. */
export const moduleOf = (file: string): string =>
  file.match(/^(?:lib|app|tools)\/[^/]+(?=\/)/)?.[0] ?? file.replace(/[/.].*/, "");

/**
 * Finds the names that cross module boundaries, by static imports and re-exports.
 * @param files paths of the code without its tests
 * @returns the interface of each module that another one imports, or that re-exports names
 */
export function namesAcross(files: readonly string[]): Map<string, Doors> {
  const known = new Set(files);
  const doors = new Map<string, Doors>();
  const doorsOf = (module: string) => {
    const found = doors.get(module) ?? { names: new Set(), handingOn: 0 };
    doors.set(module, found);
    return found;
  };
  for (const file of files.filter((file) => /\.(tsx?|js)$/.test(file))) {
    const { statements } = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
    const isHanding = (statement: ts.Statement) =>
      ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
    if (statements.length > 0 && statements.every(isHanding)) doorsOf(moduleOf(file)).handingOn += 1;
    for (const statement of statements) {
      const source = imported(file, statement, known);
      if (source && moduleOf(source) !== moduleOf(file))
        for (const name of namesIn(statement)) doorsOf(moduleOf(source)).names.add(name);
    }
  }
  return doors;
}

/** Returns the file of the site from which a statement imports or re-exports names. */
function imported(file: string, statement: ts.Statement, known: ReadonlySet<string>): string | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return;
  if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return;
  const path = statement.moduleSpecifier.text.replace(/\?.*$/, "").replace(/^~\//, "app/");
  const bare = path.startsWith(".") ? join(dirname(file), path) : path;
  return ["", ".ts", ".tsx", ".js"].map((ending) => bare + ending).find((path) => known.has(path));
}

function namesIn(statement: ts.Statement): string[] {
  const taken = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]) =>
    elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return clause && ts.isNamedExports(clause) ? taken(clause.elements) : ["*"];
  }
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return [];
  const { name, namedBindings } = statement.importClause;
  const named = namedBindings && (ts.isNamedImports(namedBindings) ? taken(namedBindings.elements) : ["*"]);
  return [...(name ? ["default"] : []), ...(named ?? [])];
}
