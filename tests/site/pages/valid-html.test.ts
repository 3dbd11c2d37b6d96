import { HtmlValidate } from "html-validate";
import { expect, inject, test } from "vitest";
import { pages, pagesWithQueries } from "../../support/site/pages";

const site = { url: inject("siteUrl") };

/** Rules are off that React's serialisation or a library breaks, harmlessly. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-inline-style": "error",
    "no-trailing-whitespace": "off",
    "valid-id": "off",
    "void-style": "off",
  },
});

test.each([
  ...pages,
  ...pagesWithQueries,
  // Rejected before a page is rendered: a 400, and a 414.
  "/%",
  `/${"a".repeat(5_000)}`,
])("%s is valid HTML", async (path) => {
  const response = await fetch(site.url + path);
  expect(response.status).toBeLessThan(500);
  const report = await validator.validateString(await response.text());
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
  expect(problems).toEqual([]);
});
