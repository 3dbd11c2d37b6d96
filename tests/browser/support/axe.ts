import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { nextFrame } from "./frames";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const modes = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  "forced colours": { colorScheme: "light", forcedColors: "active" },
} as const;

/** What axe-core finds on the page as it stands, as lines of a report: the mode, the rule, the element that breaks it. */
export async function violations(page: Page): Promise<string[]> {
  const report: string[] = [];
  for (const [mode, media] of Object.entries(modes)) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    // Colours that change do so within a frame.
    await nextFrame(page);
    // The pages have no frames, so the report needs no blank page to be put together in: half the time.
    const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
    for (const { id, nodes } of violations) {
      report.push(...nodes.map(({ target }) => `${mode}: ${id}: ${target.join(" ")}`));
    }
  }
  return report;
}
