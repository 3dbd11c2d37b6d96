import { existsSync } from "node:fs";
import path from "node:path";
import { polishNumber } from "lib/polish/number";
import { type Feature, hasFeature } from "~/brand/features.server";
import {
  type ContentFile,
  type ContentIssue,
  contentDir,
  hasContent,
  issuesOf,
  readContent,
} from "~/content/files.server";
import { getPage } from "~/editorial/pages.server";
import * as paths from "~/paths";
import type { ToolDrawingName } from "~/ui/page";
import { tooLow } from "./contrast";
import { type Theme, themeSchema } from "./schema";

const name = "theme/theme.json";

/** Drawings of the tools that every brand has, and of those that some have. */
const drawings: readonly (readonly [ToolDrawingName, Feature?])[] = [
  ["comparison"],
  ["project"],
  ["range"],
  ["fit-check", "fitCheck"],
  ["models", "modelLibrary"],
  ["own-basin", "ownVessel"],
  ["spare-parts", "spareParts"],
];

const siteIcons = ["favicon.ico", "favicon.svg", "apple-touch-icon.png", "icon-192.png", "icon-512.png"].map(
  (icon) => `public/${icon}`,
);

/**
 * Checks the brand's theme (behaviours 25.25, 25.26): its fields, the contrast of every pair of colours that pages
 * combine, its font files, drawings and icons, and that the page of logos names the colour of the mark. Publishing does
 * not check it, because the build alone reads it.
 */
export function checkTheme(): ContentIssue[] {
  if (!hasContent(name))
    return [
      {
        file: `content/${name}`,
        line: 1,
        reason: "nie ma tego pliku: weź go z innej marki i zmień (docs/new-brand.md)",
      },
    ];
  const issues = issuesOf(() => readContent(name, themeSchema));
  return issues.length > 0 ? issues : checkLook(readContent(name, themeSchema));
}

function checkLook({ data, issueAt }: Pick<ContentFile<Theme>, "data" | "issueAt">): ContentIssue[] {
  const issue = (at: (string | number)[], reason: string) => issueAt(at, `${at.join(".")}: ${reason}`);
  const { colours, font, print } = data;
  const contrast = tooLow({ colours, print }).map(({ front, back, path: at, ratio, needed }) =>
    issue(
      at,
      `kontrast ${front} na ${back} to ${ratioText(ratio)}, a musi być co najmniej ${ratioText(needed)}`,
    ),
  );
  const faces = font.faces.flatMap(({ file }, index) =>
    existsSync(fontPath(file)) ? [] : issue(["font", "faces", index, "file"], `nie ma pliku ${file}`),
  );
  const outlines = Object.entries(font.outlines).flatMap(([weight, file]) =>
    existsSync(file) ? [] : issue(["font", "outlines", weight], `nie ma pliku ${file}`),
  );
  const logoColours = getPage(paths.logos)?.colours;
  const isNamed = !logoColours || logoColours.some(({ hex }) => hex === print.accent);
  const mark = isNamed
    ? []
    : [issue(["print", "accent"], "tego koloru znaku nie ma w colours w pages/logotypy.md")];
  const missing = drawings
    .filter(([, feature]) => !feature || hasFeature(feature))
    .map(([drawing]) => `public/drawings/${drawing}.svg`)
    .filter((file) => !existsSync(file))
    .map((file) => ({ file, line: 1, reason: "nie ma tego rysunku: stoi na stronie jednego z narzędzi" }));
  const missingIcons = siteIcons
    .filter((file) => !existsSync(file))
    .map((file) => ({ file, line: 1, reason: "nie ma tej ikony: zrób ją poleceniem npm run theme" }));
  return [...contrast, ...faces, ...outlines, ...mark, ...missing, ...missingIcons];
}

/** Rounds down: 4,49 is not 4,5. */
const ratioText = (ratio: number) => `${polishNumber(Math.floor(ratio * 10) / 10, 1)} : 1`;

const fontPath = (file: string) =>
  file.startsWith("./") ? path.join(contentDir(), "theme", file) : path.join("node_modules", file);
