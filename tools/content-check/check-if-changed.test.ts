import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";
import { checkIfChanged } from "./check-if-changed";

const text = "content/pages/o-nas.md";
const checked = vi.fn(() => ({ errors: "" }));
const isChecked = (code = "code") => {
  checked.mockClear();
  checkIfChanged(checked, code);
  return checked.mock.calls.length > 0;
};

const anHour = 60 * 60 * 1_000;
/** What has changed just now may change again without a sign. */
const later = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  process.chdir(newFolder());
  for (const folder of ["content/pages", "content/pictures", "public", ".cache"])
    mkdirSync(folder, { recursive: true });
  writeFileSync(text, "a");
  writeFileSync("public/a.step.gz", "1234");
  expect([isChecked(), isChecked()]).toEqual([true, true]);
  later(anHour);
  expect([isChecked(), isChecked()]).toEqual([true, false]);
});

test.each<[string, () => void]>([
  ["a text", () => writeFileSync(text, "b")],
  ["that there is one", () => rmSync(text)],
  ["a public file", () => writeFileSync("public/a.glb", "")],
  [
    "the end of a compressed one, which says how large it was",
    () => writeFileSync("public/a.step.gz", "1235"),
  ],
  ["a link", () => symlinkSync("a.step.gz", "public/b.step.gz")],
  ["drafts", () => vi.stubEnv("SHOW_DRAFTS", "1")],
  ["the options", () => vi.spyOn(process, "argv", "get").mockReturnValue(["", "", "--all"])],
  ["the day", () => later(25 * anHour)],
])("what nothing has changed of is not checked again, but where it has: %s (25.2)", (_, change) => {
  change();
  const again = [isChecked(), isChecked()];
  vi.unstubAllEnvs();
  expect(again).toEqual([true, false]);
});

test("what is no content changes nothing, other code all (25.2)", () => {
  for (const file of ["content/README.md", "content/pictures/a.jpg", "content/pages/.o-nas.md.swp"])
    writeFileSync(file, "");
  expect([isChecked(), isChecked("other code"), isChecked("")]).toEqual([false, true, true]);
});

test("an error is not told again when its cause is gone, nor what was checked of content that changed meanwhile (25.2)", () => {
  writeFileSync(text, "b");
  expect(checkIfChanged(() => ({ errors: "no package" }), "code").errors).toBe("no package");
  expect(isChecked()).toBe(true);
  // Just now, as the clock of the file system tells no two changes apart.
  vi.useRealTimers();
  writeFileSync(text, "c");
  checkIfChanged(() => {
    writeFileSync(text, "d");
    return { errors: "" };
  }, "code");
  writeFileSync(text, "c");
  expect(isChecked()).toBe(true);
});
