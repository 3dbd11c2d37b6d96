import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { decorative, pairs, tooLow } from "./contrast";
import { roles, type Theme } from "./schema";

// Another test of this process may have read the fixture's own pages.
vi.resetModules();
const { checkTheme } = await import("./check-theme");

const project = path.resolve(import.meta.dirname, "../../..");
const readTheme = (file: string): Theme => JSON.parse(readFileSync(path.join(project, file), "utf8"));
const folderOfTheme = "tests/fixtures/brand/content/theme";
const theme = readTheme(`${folderOfTheme}/theme.json`);
/**
 * Runs the check over a theme with changes, in a folder with the fixture's content and logos of the theme's colour. The
 * public files are the second brand's, which lacks drawings of tools that this content has.
 */
function issuesWith(change: (theme: Theme) => void): string[] {
  const folder = newFolder();
  cpSync(path.join(project, "tests/fixtures/content"), path.join(folder, "content"), { recursive: true });
  cpSync(path.join(project, folderOfTheme), path.join(folder, "content/theme"), { recursive: true });
  const logos = path.join(folder, "content/pages/logotypy.md");
  writeFileSync(logos, readFileSync(logos, "utf8").replace("#15803D", theme.print.accent));
  symlinkSync(path.join(project, "node_modules"), path.join(folder, "node_modules"));
  symlinkSync(path.join(project, "tests/fixtures/brand/public"), path.join(folder, "public"));
  const changed = structuredClone(theme);
  change(changed);
  writeFileSync(path.join(folder, "content/theme/theme.json"), `${JSON.stringify(changed, null, 2)}\n`);
  process.chdir(folder);
  return checkTheme().map(({ file, line, reason }) => `${file}:${line} – ${reason}`);
}

const ofTheme = (issues: string[]) => issues.filter((issue) => issue.startsWith("content/theme/"));

it.each(["content/theme/theme.json", `${folderOfTheme}/theme.json`])(
  "the contrast of a theme is enough in %s (25.26)",
  (file) => expect(tooLow(readTheme(file))).toEqual([]),
);

it("the contrast of a theme is looked at for every role but those without meaning (25.26)", () => {
  const checked = new Set<string>(pairs.flat());
  expect(roles.filter((role) => !checked.has(role))).toEqual(decorative);
});

it("the contrast of a theme is reported with the line, both colours, and the required ratio (25.26)", () => {
  const issues = ofTheme(
    issuesWith(({ colours }) => Object.assign(colours.muted, { dark: "oklch(0.4 0.035 257)" })),
  );
  expect(issues[0]).toMatch(
    /^content\/theme\/theme\.json:\d+ – colours\.muted\.dark: kontrast muted\.dark na ground\.dark to \d,\d : 1, a musi być co najmniej 4,5 : 1$/,
  );
  expect(issues).toHaveLength(3);
});

it("the contrast of a theme is looked at on paper too (25.26)", () => {
  const issues = ofTheme(issuesWith(({ print }) => Object.assign(print, { muted: "#94A3B8" })));
  expect(issues.map((issue) => issue.split(" – ")[1])).toEqual([
    expect.stringMatching(/^print\.muted: kontrast print\.muted na white to 2,5 : 1/),
    expect.stringMatching(/^print\.muted: kontrast print\.muted na print\.soft to/),
  ]);
});

const noFace = { file: "./inny.woff2", characters: "U+0020" };

it.each<[string, (theme: Theme) => void, RegExp]>([
  ["no colour", ({ colours: { ink } }) => Object.assign(ink, { light: "x" }), /ink\.light: wymagany kolor/],
  ["a font file that is not there", ({ font }) => Object.assign(font.faces, [noFace]), /\.\/inny\.woff2/],
  ["a role of its own", ({ colours }) => Object.assign(colours, { glow: colours.ink }), /glow/],
  ["a mark unlike the logos", ({ print }) => Object.assign(print, { accent: "#166534" }), /koloru znaku/],
])("a theme with %s is an issue with its line (25.25)", (_, change, message) =>
  expect(issuesWith(change).join("\n")).toMatch(message),
);

it("a theme without the drawing of a tool that the brand has is an issue (25.25)", () => {
  const issues = issuesWith(() => {});
  const drawings = ["fit-check", "models", "own-basin", "spare-parts"];
  expect(issues.map((issue) => /drawings\/(.*)\.svg/.exec(issue)?.[1])).toEqual(drawings);
});
