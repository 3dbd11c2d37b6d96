import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";
import { animationsOver } from "./stillness";

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that check colours. All other rules give the same result in every mode. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

const modes = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  "forced colours": { colorScheme: "light", forcedColors: "active" },
} as const;

type Mode = keyof typeof modes;
export const everyMode = Object.keys(modes) as Mode[];

/**
 * Returns what axe-core finds on the page in its current state, as lines: the mode, the rule, the element that breaks
 * it.
 */
export async function violations(page: Page, inModes: readonly Mode[] = everyMode): Promise<string[]> {
  const report: string[] = [];
  // A slow navigation shows its progress above all landmarks.
  await page.getByRole("progressbar", { name: "Wczytywanie strony" }).waitFor({ state: "detached" });
  await page.evaluate(source);
  for (const [index, mode] of inModes.entries()) {
    await page.emulateMedia({ ...modes[mode], reducedMotion: "reduce" });
    await animationsOver(page);
    const runOnly: Axe.RunOnly =
      index === 0 ? { type: "tag", values: tags } : { type: "rule", values: rulesOfColour };
    // Preloading, which only css-orientation-lock needs, would fetch the style sheets again, although pages share them.
    const options: Axe.RunOptions = { runOnly, resultTypes: ["violations"], preload: inModes === everyMode };
    const broken = await page.evaluate(async (options) => {
      const { violations } = await window.axe.run(options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    }, options);
    report.push(...broken.map((line) => `${mode}: ${line}`));
  }
  return report;
}
