import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Starts a separate server process with a single route, which sends the given page, compressed in advance. */
export async function bareServer(html: string): Promise<LoadedServer> {
  const child: ChildProcess = spawn(process.execPath, ["tests/load/bare-server.js"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.stdin?.end(html);
  const [port] = child.stdout ? await once(child.stdout, "data") : [];
  return { url: `http://localhost:${Number(port)}/`, pid: child.pid, stop: () => void child.kill() };
}

export type LoadedServer = { url: string; pid: number | undefined; stop: () => unknown };

/**
 * Throughput of a server under load: responses per second, and processor time of all its threads per response, in ms.
 */
export type Throughput = { perSecond: number; processorMs: number };

/** Loads a server with `wrk` (one thread, 16 connections), which is fast enough not to limit the measured server. */
export async function loadWithWrk(
  { url, pid }: Pick<LoadedServer, "url" | "pid">,
  { seconds, headers }: { seconds: number; headers: Record<string, string> },
): Promise<Throughput> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const before = processorMs(pid);
  const { stdout } = await run("wrk", ["-t1", "-c16", `-d${seconds}s`, ...lines, url]);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/),
    processorMs: (processorMs(pid) - before) / figure(/(\d+) requests in/),
  };
}

/** Processor time that all threads of a process have used so far, in ms. Linux only; assumes clock ticks of 10 ms. */
export function processorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns how much RAM a process uses, in MiB; Linux only. */
export function residentMemory(pid: number | undefined): number {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kibibytes) / 1_024;
}
