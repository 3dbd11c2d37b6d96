import { blobId } from "../../../tools/desk/versions/git";

/** Address at which the desk answers as a Git host. */
export const repository = "/redakcja/api/repos/desk/content";

const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString("base64");

/** A saved text, as the CMS sends it. @param version that was edited; omit for a new file */
export const textChange = (name: string, text: string, version?: string) => ({
  operation: version ? "update" : "create",
  path: `content/${decodeURIComponent(name)}`,
  content: base64(`${version ?? "new"} ${blobId(text)}\n${text}`),
});

/** A photo that becomes a picture, as the CMS sends it. @param more which part of it, or that it replaces another */
export const photoChange = (name: string, bytes: Uint8Array, more: object = {}) => ({
  operation: "create",
  path: `public/images/${name}`,
  content: base64(bytes),
  ...more,
});

/** Reads what the desk answers when the CMS asks for one file. */
export function openedIn(answer: string) {
  const [{ content }] = JSON.parse(answer) as [{ content: string }];
  const [version = "", ...lines] = Buffer.from(content, "base64").toString().split("\n");
  return { version, text: lines.join("\n") };
}
