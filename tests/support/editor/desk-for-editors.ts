import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import { newFolder } from "../runner/new-folder";
import { freePort } from "../site/free-port";
import { gitOf } from "./clone";

const token = "t".repeat(43);

/** Starts the desk of a server in a process of its own, over a clone of a repository to which programmers push. */
export async function startDeskForEditors(brand: string) {
  const port = await freePort();
  const dataDir = newFolder();
  const script = "tests/support/site/desk-for-editors.ts";
  const args = ["node_modules/tsx/dist/cli.mjs", script, String(port), token, brand];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "error" },
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = await once(child.stdout, "data");
  const folder = String(printed).trim();
  const [remote, programmer] = ["remote", "programmer"].map((name) => path.join(dataDir, name)) as [
    string,
    string,
  ];
  const outbox = path.join(dataDir, "outbox");
  const origin = `http://localhost:${port}`;
  return {
    origin,
    url: `${origin}/redakcja/`,
    /** Gives a browser the session of Anna, who publishes. */
    signIn: (context: BrowserContext) =>
      context.addCookies([
        {
          ...{ name: "__Host-desk", value: token, domain: "localhost", path: "/" },
          ...{ secure: true, httpOnly: true, sameSite: "Lax" },
        },
      ]),
    /** The link in the one mail that was sent. */
    mailedLink: () => {
      const [mail = ""] = readdirSync(outbox).filter((name) => name.endsWith(".eml"));
      const text = readFileSync(path.join(outbox, mail), "utf8").replaceAll("=\r\n", "");
      return origin + /\/wejscie\/[\w-]+/.exec(text)?.[0];
    },
    read: (file: string) => readFileSync(path.join(folder, file), "utf8"),
    /** Changes a file in a clone of a programmer's own, and pushes it. */
    push: (file: string, changed: (text: string) => string) => {
      rmSync(programmer, { recursive: true, force: true });
      gitOf(".", "clone", "--quiet", remote, programmer);
      const at = path.join(programmer, file);
      writeFileSync(at, changed(readFileSync(at, "utf8")));
      gitOf(programmer, "commit", "--quiet", "--all", "--message", "Programista");
      gitOf(programmer, "push", "--quiet", "origin", "HEAD");
    },
    close: async () => {
      child.kill();
      await once(child, "close");
    },
  };
}
