import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { newFolder } from "../runner/new-folder";
import { freePort } from "./free-port";

const pollMs = 20;
const maxAnswerMs = 1_000;

export type Site = Awaited<ReturnType<typeof start>>;

export type SiteOptions = {
  env?: Record<string, string>;
  command?: string[];
  /** Folder that contains the build; defaults to the current working directory. */
  cwd?: string;
  /** Descriptor of a socket, passed to the site the way systemd passes one. */
  socket?: number;
};

/** Starts the built site as a separate process on a free port, with a new data folder unless `env` sets `DATA_DIR`. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  return start(options).catch((error) => {
    // Another process may have taken the free port before the site listened on it.
    if (options.env?.PORT || !String(error).includes("jest zajęty")) throw error;
    return start(options);
  });
}

/** Script of a shell that becomes a program, and tells it, as systemd does, that its process gets a socket. */
const withSocket = 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"';

async function start({ env = {}, command = ["build/server.js"], cwd, socket }: SiteOptions) {
  const port = env.PORT ?? (await freePort());
  const url = `http://localhost:${port}`;
  const dataDir = env.DATA_DIR ?? newFolder();
  const run = [process.execPath, ...command];
  const [program = "", ...args] = socket === undefined ? run : ["/bin/sh", "-c", withSocket, ...run];
  const child = spawn(program, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe", socket ?? "ignore"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      PORT: String(port),
      DRAIN_DELAY_MS: "0",
      // A small cache limits prerendering: most tests request few pages, and rendering all pages would take longer than
      // the test.
      PAGE_CACHE_MB: "1",
      ...env,
      DATA_DIR: dataDir,
    },
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on("data", read);
  child.stderr?.on("data", read);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  while (isRunning() && !(await isAnswering(url))) await pause(pollMs);
  if (!isRunning()) throw new Error(`The site ended with ${await ended}:\n${output}`);
  return {
    url,
    dataDir,
    process: child,
    /** Output of the process so far, stdout and stderr. */
    output: () => output,
    /**
     * Resolves once the site has rendered and cached all its listed pages. Before that, it may reject requests because
     * it is busy. Needs LOG_LEVEL info.
     */
    warm: async () => {
      while (isRunning() && !output.includes("Listed pages are cached")) await pause(pollMs);
      if (!isRunning()) throw new Error(`The site ended before its pages were rendered:\n${output}`);
    },
    /** Sends SIGTERM and resolves with the exit code. */
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

function isAnswering(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(maxAnswerMs);
  return fetch(`${url}/healthz`, { redirect: "manual", signal }).then(
    () => true,
    () => false,
  );
}
