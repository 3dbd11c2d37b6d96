import { pages, pagesWithQueries } from "../support/pages";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

// The answer to a wrong address is a 400 or a 404, of which the browser writes a line.
test.use({ allowedConsoleErrors: [/status of 40[04]/] });

for (const path of [...pages, ...pagesWithQueries]) {
  test(`${path} follows WCAG 2.2 AA in every mode of colour`, async ({ page, isMobile }) => {
    test.slow();
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });
}
