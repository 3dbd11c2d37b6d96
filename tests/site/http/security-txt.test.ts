import { expect, test } from "vitest";
import { expectStrictHeaders } from "../../support/readers/strict-headers";
import { get, site } from "../../support/site/shared-pages";

const path = "/.well-known/security.txt";
const yearMs = 365 * 24 * 60 * 60 * 1_000;

const { status, headers, text } = await get(path);
const lines = text.trimEnd().split("\n");
const fields = lines.map((line) => /^([A-Z][\w-]+): (\S.*)$/.exec(line)?.slice(1) as [string, string]);

const valuesOf = (wanted: string) => fields.filter(([name]) => name === wanted).map(([, value]) => value);

test("it is plain text that may be cached for an hour (2.10)", () => {
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  expectStrictHeaders(headers);
});

test("it names a mailbox, the contact page, languages and itself, and expires within a year, not soon (2.10)", () => {
  expect(valuesOf("Contact")).toEqual([expect.stringMatching(/^mailto:\S+@\S+$/), `${site.url}/kontakt`]);
  expect(valuesOf("Preferred-Languages")).toEqual(["pl, en"]);
  expect(valuesOf("Canonical")).toEqual([site.url + path]);
  const [expires = "", ...more] = valuesOf("Expires");
  const leftMs = Date.parse(expires) - Date.now();
  expect(more).toEqual([]);
  expect(leftMs).toBeLessThan(yearMs);
  expect(leftMs).toBeGreaterThan(yearMs * 0.8);
});
