import { parseForm, writeForm } from "../../content-check/canonical";
import type { DeskConfig } from "../config";
import { expectNew, openFolder } from "./folder";
import { makeStores, provideHooks } from "./hooks";
import { hideOtherKinds } from "./other-kinds";
import { withParents } from "./parents";
import { takeCommas, tidyPastes } from "./paste";

const { cms, formats, fieldsOf }: DeskConfig = await (await fetch("config.json")).json();

// The `test-repo` backend stores files in the browser's private file system. This folder replaces that file system
// and is backed by the desk server.
const folder = { getDirectoryHandle: openFolder };
Object.defineProperty(navigator.storage, "getDirectory", { value: async () => folder });
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: cms.backend.name }));
provideHooks(cms);
await makeStores();
tidyPastes();
takeCommas();
hideOtherKinds(fieldsOf);
if (!localStorage.getItem("sveltia-cms.prefs"))
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ locale: "pl", closeOnSave: false }));

// Imported last, because the CMS reads the settings above while it loads.
const { default: CMS } = await import("@sveltia/cms");

for (const { name, extension, form } of formats) {
  CMS.registerCustomFormat(name, extension, {
    fromFile: (text) => parseForm(text, form),
    toFile: (values) => writeForm(values, form),
  });
}

const folders = new Set(cms.collections?.flatMap((kind) => ("folder" in kind ? [kind.name] : [])));

// Sets the `slug` field, of a page its `path`, to the path of the file below its collection folder. A new file has none.
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    expectNew(entry.get("path"), entry.get("newRecord"));
    if (!folders.has(entry.get("collection"))) return undefined;
    const slug = entry
      .get("path")
      .split("/")
      .slice(2)
      .join("/")
      .replace(/\.\w+$/, "");
    const isPage = entry.get("collection") === "pages";
    const named = isPage ? entry.setIn(["data", "path"], `/${slug}`) : entry.setIn(["data", "slug"], slug);
    return named === entry ? undefined : named;
  },
});

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => (entry.get("path") === "content/categories.json" ? withParents(entry) : undefined),
});

await CMS.init({ config: cms });
