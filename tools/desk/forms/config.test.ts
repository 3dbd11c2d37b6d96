import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contentDir } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { deskConfig } from "./config";

const { formats, fieldsOf } = deskConfig("https://site.example");
/** Every option that the desk offers in any form, as JSON. */
const all = formats.map(({ form }) => JSON.stringify(form)).join("\n");

test("the desk offers the kinds, types and services that the content lists (25.20, 25.21)", () => {
  expect(all).toContain('{"value":"regulator","label":"regulator (Regulatory i głowice)"}');
  expect(all).toContain('{"value":"hurtownia","label":"hurtownia"}');
  expect(all).toContain('{"value":"czynne baterie","label":"czynne baterie"}');
});

test("choices between values of code show Polish names, and the number above a category is not asked for (25.36)", () => {
  expect(all).toContain('{"label":"poniedziałek","value":"Mo"}');
  expect(all).toContain('{"label":"umywalka nablatowa","value":"countertop-basin"}');
  expect(all).toContain(
    '{"name":"parentId","label":"Numer nadrzędnej","keep":true,"required":false,"nullable":true,"widget":"hidden"}',
  );
});

test("of a category the desk knows the measures and values that products of its kind have (25.36)", () => {
  // Low and high taps are of one kind, hooks of another.
  expect(fieldsOf[4101]).toEqual(expect.arrayContaining(["measures.spoutReach", "technical.cartridge"]));
  expect(new Set(fieldsOf[4102])).toEqual(new Set(fieldsOf[4101]));
  expect(fieldsOf[5001]).toContain("measures.width");
  expect(fieldsOf[5001]).not.toContain("measures.spoutReach");
});

test("over one broken article, all forms are there, without topics to choose from (25.6)", () => {
  const copy = newFolder();
  cpSync(contentDir(), copy, { recursive: true, dereference: true });
  writeFileSync(path.join(copy, "news/kolekcja-lira.md"), "---\ntitle: [\n---\n");
  const { formats: others, topics } = stageContent(copy).load(() => deskConfig("https://site.example"));
  expect([others.length, topics]).toEqual([formats.length, []]);
});
