import { cpSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { FoundIn } from "../../../tools/desk/repository";
import { serveDesk } from "../../../tools/desk/server";
import { newFolder } from "../runner/new-folder";
import { openedIn, repository, textChange } from "./changes";

/** Starts the desk of one person in this process, over a copy of the content, which becomes the current folder. */
export async function startDeskHere() {
  const folder = newFolder();
  cpSync("content", path.join(folder, "content"), { recursive: true, dereference: true });
  cpSync("public", path.join(folder, "public"), { recursive: true, dereference: true });
  process.chdir(folder);
  const server = await serveDesk({ port: 0, siteUrl: "http://localhost:3000" });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/redakcja/`;
  const post = (address: string, body: object, headers: Record<string, string> = {}) =>
    fetch(new URL(repository + address, url), {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", "X-Desk": "1", ...headers },
    });
  const save = (files: object[], headers?: Record<string, string>) => post("/contents", { files }, headers);
  /** Returns the findings about what has been saved. */
  const findings = async () => (await (await post("/findings", {})).json()) as FoundIn[];
  return {
    url,
    findings,
    close: () => void server.close(),
    onDisk: (name: string) => readFileSync(path.join("content", name), "utf8"),
    opened: async (name: string) =>
      openedIn(await (await post("/file-contents", { files: [`content/${name}`] })).text()),
    /** Sends changes as the CMS does. */
    save,
    /** Saves a text. @param version the version the editor opened; omit for a new file. @returns what was found in it */
    put: async (name: string, text: string, version?: string, headers?: Record<string, string>) => {
      const answer = await save([textChange(name, text, version)], headers);
      return answer.ok ? Response.json((await findings())[0]) : answer;
    },
    remove: (path: string, sha?: string) => save([{ operation: "delete", path, sha }]),
  };
}
