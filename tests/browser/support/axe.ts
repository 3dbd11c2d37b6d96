import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { animationsOver } from "./stillness";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that look at colours. What the others look at is the same in every mode. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

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
    await animationsOver(page);
    const runOnly =
      mode === "light"
        ? ({ type: "tag", values: tags } as const)
        : ({ type: "rule", values: rulesOfColour } as const);
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: { ...runOnly, values: [...runOnly.values] }, resultTypes: ["violations"] })
      // The pages have no frames, so the report needs no blank page to be put together in: half the time.
      .setLegacyMode()
      .analyze();
    for (const { id, nodes } of violations) {
      report.push(...nodes.map(({ target }) => `${mode}: ${id}: ${target.join(" ")}`));
    }
  }
  return report;
}
