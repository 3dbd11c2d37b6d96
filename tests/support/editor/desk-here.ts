import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { OpenFile } from "../../../tools/desk/files";
import { serveDesk } from "../../../tools/desk/server";
import { linkPublic } from "../runner/linked-public";

/** Starts the desk of one person in this process, over a copy of the content, which becomes the current folder. */
export async function startDeskHere() {
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-desk-"));
  cpSync("content", path.join(folder, "content"), { recursive: true, dereference: true });
  linkPublic(path.resolve("public"), folder);
  process.chdir(folder);
  const server = await serveDesk({ port: 0, siteUrl: "http://localhost:3000" });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/redakcja/`;
  return {
    url,
    close: () => void server.close(),
    onDisk: (name: string) => readFileSync(path.join("content", name), "utf8"),
    async opened(name: string): Promise<OpenFile> {
      const { files } = (await (await fetch(`${url}files`)).json()) as { files: Record<string, OpenFile> };
      return files[name] as OpenFile;
    },
    /** Saves a file. @param version the version the editor opened; omit for a new file */
    put: (name: string, body: string, version?: string, headers: Record<string, string> = {}) =>
      fetch(`${url}files/${name}`, {
        method: "PUT",
        body,
        headers: { "X-Desk": "1", ...(version && { "If-Match": version }), ...headers },
      }),
  };
}
