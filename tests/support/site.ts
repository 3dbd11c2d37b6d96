import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export type Site = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** What the process has written so far, both streams. */
  output: () => string;
  /** Ends the process with SIGTERM and waits for it. */
  stop: () => Promise<number | null>;
};

export type SiteOptions = { env?: Record<string, string>; command?: string[] };

/** Starts the built site as its own process on a free port, with a data folder of its own. */
export async function startSite({
  env = {},
  command = ["build/server.js"],
}: SiteOptions = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), "modrawa-"));
  const child = spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      PORT: String(port),
      ...env,
      DATA_DIR: dataDir,
    },
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const listening = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(`http://localhost:${port}`)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    ended.then((code) => reject(new Error(`The site ended with ${code}:\n${output}`)));
  });
  await listening;
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
