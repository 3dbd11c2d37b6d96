import { type Form, parseForm, type Values, writeForm } from "../../content-check/canonical";

/**
 * Field with the version of the file that an entry is based on. As a value of the entry, it is kept with an unsaved copy, and
 * each save tells the desk which version the editor had open.
 */
const versionField = "openedVersion";

/** Version that an entry was based on, by the version that it has once it is saved. */
const bases = new Map<string, string>();

/** How the CMS reads and writes a file: above its text is a line with the edited version and the version of the text. */
export const versioned = (form: Form) => ({
  fromFile: (text: string): Values => {
    const [head = "", ...lines] = text.split("\n");
    return { ...parseForm(lines.join("\n"), form), [versionField]: head.split(" ").at(-1) };
  },
  toFile: ({ [versionField]: version = "new", ...values }: Values) =>
    `${bases.get(String(version)) ?? version} ${version}\n${writeForm(values, form)}`,
});

/** The values of an entry as they will be read again from the file that is about to be written. */
export async function savedValues({ [versionField]: base, ...values }: Values, form: Form): Promise<Values> {
  const text = writeForm(withoutMarks(values), form);
  const version = await blobId(text);
  if (base !== version) bases.set(version, String(base ?? "new"));
  return { ...parseForm(text, form), [versionField]: version };
}

/** Leaves out what the CMS notes in the entries of a list (`__sc_item_id`) and does not write either. */
const withoutMarks = (values: Values): Values =>
  JSON.parse(JSON.stringify(values, (key, value) => (key.startsWith("__sc_") ? undefined : value)));

/** Returns Git's id of a text. */
async function blobId(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const blob = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", blob));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
