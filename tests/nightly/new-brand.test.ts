import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copyProject } from "../support/runner/project-copy";

const { at, failureOf } = copyProject();

/** Replaces words in a text file of the copy. */
function reword(name: string, words: Record<string, string>) {
  const text = readFileSync(at(name), "utf8");
  writeFileSync(
    at(name),
    Object.entries(words).reduce((result, [old, own]) => result.replaceAll(old, own), text),
  );
}

test("the first step of docs/new-brand.md makes a project whose own tests pass with a name, colours and a product of its own (25.40)", async () => {
  const guide = readFileSync(at("content/README.md"), "utf8");
  for (const name of ["content", "public", "tests/content/first-brand"])
    rmSync(at(name), { recursive: true });
  for (const name of ["content", "public"])
    cpSync(at(`tests/fixtures/brand/${name}`), at(name), { recursive: true });
  writeFileSync(at("content/README.md"), guide);
  const texts = readdirSync(at("content"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:yaml|json|md)$/.test(name) && name !== "README.md")
    .map((name) => `content/${name}`);
  for (const name of texts)
    reword(name, { Świtka: "Zorza", Świtki: "Zorzy", ŚWITKA: "ZORZA", switka: "zorza" });
  reword("content/theme/theme.json", { " 310)": " 250)", "#6B2D84": "#1F4E79" });
  const product = "content/products/promyk-kinkiet-500.yaml";
  cpSync(at("content/products/promyk-kinkiet-400.yaml"), at(product));
  reword(product, {
    "slug: promyk-kinkiet-400": "slug: promyk-kinkiet-500",
    "Promyk 400": "Promyk 500",
    "20-400": "20-500",
    "9522000001012": "9522000005003",
    "9522000001029": "9522000005010",
  });
  for (const command of ["npm run theme", "npm run content", "npm test"])
    expect([command, await failureOf(command)]).toEqual([command, ""]);
});
