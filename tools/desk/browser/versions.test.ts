import { expect, test } from "vitest";
import type { Form } from "../../content-check/canonical";
import { blobId } from "../versions/git";
import { savedValues, versioned } from "./versions";

const form: Form = {
  kind: "yaml",
  fields: [{ name: "title", label: "Tytuł", widget: "string", required: true, keep: true }],
};

test("a text goes back with the version that was edited and its own, from which the next edit goes on (25.42)", async () => {
  const { fromFile, toFile } = versioned(form);
  const opened = fromFile("v1\ntitle: Stary\n");
  const saved = await savedValues({ ...opened, title: " Nowy ", __sc_item_id: "x" }, form);
  const version = blobId("title: Nowy\n");
  expect(saved).toEqual({ title: "Nowy", openedVersion: version });
  expect(toFile(saved)).toBe(`v1 ${version}\ntitle: Nowy\n`);
  expect(fromFile(toFile(saved))).toEqual(saved);
  expect(toFile(await savedValues({ title: "Pierwszy" }, form))).toMatch(/^new \w{40}\n/);
});
