import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import autocannon, { type Options, type Result } from "autocannon";

const connections = 50;

/** Loads one address of this machine and tells what came back. `duration` in seconds. */
export function measure(options: Options): Promise<Result> {
  return autocannon({ connections, ...options });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param share 0.99 for the 99th percentile */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Starts an Express server of one route, in a process of its own, that sends a page compressed beforehand. */
export async function bareRoute(html: string): Promise<{ url: string; stop: () => void }> {
  const child: ChildProcess = spawn(process.execPath, ["tests/load/bare-express.js"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.stdin?.end(html);
  const [port] = child.stdout ? await once(child.stdout, "data") : [];
  return { url: `http://localhost:${Number(port)}/`, stop: () => void child.kill() };
}
