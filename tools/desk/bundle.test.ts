import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { withOwnMessages } from "./bundle";

const locales = path.join(path.dirname(createRequire(import.meta.url).resolve("@sveltia/cms")), "../locales");
const messages = (locale: string) => JSON.parse(readFileSync(path.join(locales, `${locale}.json`), "utf8"));

/** The places of all messages: `saving_entry.error.description`. */
const placesOf = (group: object, above = ""): string[] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === "string" ? above + name : placesOf(value, `${above}${name}.`),
  );

test("every message of the editor that staff can meet is Polish, and none of ours is of another version", () => {
  const polish = new Set(placesOf(withOwnMessages(messages("pl"))));
  const english = placesOf(messages("en-US"));
  // Errors of the configuration, and messages about other ways of signing in and of storing.
  const neverShown = /^(?:config|cloud_storage)\.|^sign_in_/;
  expect(english.filter((place) => !polish.has(place) && !neverShown.test(place))).toEqual([]);
  expect([...polish].filter((place) => !english.includes(place))).toEqual([]);
});
