import { todayInPoland } from "lib/polish/today";
import type { DeskConfig } from "../forms/config";
import { makeStores, provideHooks } from "./hooks";
import { hideOtherKinds } from "./other-kinds";
import { withParents } from "./parents";
import { takeCommas, tidyPastes } from "./paste";
import { namePhotos } from "./photos";
import { completeRequests } from "./requests";
import { offerTopics } from "./topics";
import { savedValues, versioned } from "./versions";

const { cms, formats, fieldsOf, sizes, topics }: DeskConfig = await (await fetch("config.json")).json();

// The session's cookie authenticates the requests. Without a token of some kind the CMS would ask for one.
const api = new URL("api", document.baseURI).href;
Object.assign(cms.backend, { api_root: api });
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: cms.backend.name, token: "cookie" }));
completeRequests(api, sizes);
provideHooks(cms);
await makeStores();
tidyPastes();
takeCommas();
namePhotos();
hideOtherKinds(fieldsOf);
offerTopics(topics);
if (!localStorage.getItem("sveltia-cms.prefs"))
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ locale: "pl", closeOnSave: false }));

// Imported last, because the CMS reads the settings above while it loads.
const { default: CMS } = await import("@sveltia/cms");

for (const { name, extension, form } of formats) CMS.registerCustomFormat(name, extension, versioned(form));

/** The forms by the file or the folder that they edit. */
const formsAt = new Map(
  cms.collections?.flatMap((one) => {
    const edited = "files" in one ? (one.files ?? []) : "folder" in one ? [one] : [];
    return edited.map((kind) => {
      const form = formats.find(({ name }) => name === kind.format)?.form;
      return ["file" in kind ? kind.file : `${kind.folder}.${kind.extension}`, form] as const;
    });
  }),
);

// Fills in what an entry's form does not, before the entry is written.
CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const path: string = entry.get("path");
    const [, folder = "", slug = "", extension = ""] = /^(content\/[^/]+)\/(.*)(\.\w+)$/.exec(path) ?? [];
    const form = formsAt.get(path) ?? formsAt.get(folder + extension);
    if (!form) throw new Error(`No form has ${path}`);
    const edited = entry.get("data").toJS();
    const values = path === "content/categories.json" ? withParents(edited) : edited;
    const isPage = folder === "content/pages";
    if (isPage) values.updated = todayInPoland();
    if (!formsAt.has(path)) Object.assign(values, isPage ? { path: `/${slug}` } : { slug });
    // A product without files needs a date of its last change.
    if (folder === "content/products" && !values.downloads?.length) values.changed ||= todayInPoland();
    return entry.set("data", await savedValues(values, form));
  },
});

await CMS.init({ config: cms });
