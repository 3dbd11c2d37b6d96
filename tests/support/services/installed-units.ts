import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { childEnv } from "lib/processes/child-env";
import { isNeededToolThere } from "../runner/needed-tool";
import { newFolder } from "../runner/new-folder";
import { outcome } from "./outcome";

/** Folders that a {@link Machine} does not share with this machine. */
const ownFolders = ["/etc", "/srv", "/var/backups", "/var/lib", "/var/www"];

export type Machine = Awaited<ReturnType<typeof startMachine>>;
type Run = { as?: string[]; env?: Record<string, string>; umask?: string; folder?: string };

const isInstalled = (program: string) => spawnSync(program, ["--version"]).status === 0;
export const isMachineThere = isNeededToolThere(
  "root with the right to mount, strace and systemd-analyze",
  spawnSync("unshare", ["--mount", "true"]).status === 0 && ["strace", "systemd-analyze"].every(isInstalled),
);

/**
 * Starts a mount namespace with its own users, settings and data, but with this machine's programs and network. Units can be
 * installed there as documented. A stand-in for systemd runs them as their users and with their variables. Instead of
 * their sandbox, there is a list of the system calls that it would deny.
 */
export async function startMachine() {
  const root = newFolder();
  chmodSync(root, 0o755);
  for (const folder of ownFolders) mkdirSync(root + folder, { recursive: true });
  const mounts = ownFolders.map((folder) => `mkdir -p ${folder} && mount --bind ${root}${folder} ${folder}`);
  const script = [`cp -a /etc/. ${root}/etc/`, ...mounts, "echo ready", "exec sleep infinity"].join(" && ");
  const holder = spawn("unshare", ["--mount", "--propagation", "private", "sh", "-c", script]);
  await once(holder.stdout, "data");
  const started = new Map<string, ChildProcess>();
  const denied = `${root}/denied`;
  writeFileSync(denied, "");
  chmodSync(denied, 0o666);

  function start(command: string[], { as = [], env = {}, umask = "022", folder = "/" }: Run = {}) {
    const inside = ["sh", "-c", `umask ${umask} && cd ${folder} && exec "$@"`, "sh", ...as, ...command];
    return spawn("nsenter", [`--target=${holder.pid}`, "--mount", "--", ...inside], {
      env: childEnv([], env),
    });
  }
  const run = (command: string[], how?: Run) => outcome(start(command, how));

  /** The path at which this process finds a file of the machine. */
  const fileAt = (file: string) => root + file;
  function unitOf(name: string) {
    const { calls, ...unit } = readUnit(name, (file) => readFileSync(fileAt(file), "utf8"));
    const others = `trace=!${listCalls(calls).map((call) => `?${call}`)}`;
    const trace = ["strace", "-DfqqAo", denied, "--seccomp-bpf", "-e", "signal=none", "-e", others];
    return { ...unit, as: calls.length > 0 ? [...unit.as, ...trace] : unit.as };
  }

  async function stop(name: string) {
    const child = started.get(name);
    if (child?.exitCode !== null || child.signalCode) return;
    child.kill();
    await once(child, "close");
  }

  return {
    fileAt,
    run,
    stop,
    unitOf,
    /** Runs a script of the shell as root. @returns what it says */
    root: async (script: string) => (await run(["sh", "-ec", script])).says,
    /** System calls that the units' filters would have denied, a line each. */
    deniedCalls: () => readFileSync(denied, "utf8"),
    /** Runs a unit's program to its end, or another one in its place. */
    runUnit(name: string, command?: string[]) {
      const unit = unitOf(name);
      return run(command ?? unit.command, unit);
    },
    /** Starts a unit, after ending it if it runs. */
    async restart(name: string) {
      await stop(name);
      const { stateFolders, stateMode, user, ...unit } = unitOf(name);
      for (const folder of stateFolders)
        await run(["install", "-d", "-m", stateMode, "-o", user, "-g", user, `/var/lib/${folder}`]);
      started.set(name, start(unit.command, unit));
    },
    async end() {
      for (const name of started.keys()) await stop(name);
      holder.kill();
    },
  };
}

/** Reads the settings of a unit that matter without systemd. @param read reads a file of the machine */
function readUnit(name: string, read: (file: string) => string) {
  const [, template, instance = ""] = /^(.*@)(.*)$/.exec(name) ?? [];
  const lines = read(`/etc/systemd/system/${template ?? name}.service`)
    .replaceAll("%i", instance)
    .replaceAll("%%", "%")
    .split("\n");
  const values = (key: string) =>
    lines.flatMap((line) => (line.startsWith(`${key}=`) ? line.slice(key.length + 1) : []));
  const words = (key: string) =>
    values(key)
      .flatMap((value) => value.match(/"[^"]*"|'[^']*'|\S+/g) ?? [])
      .map((word) => word.replace(/^(["'])(.*)\1$/, "$2"));
  const settings = [
    ...words("Environment"),
    ...values("EnvironmentFile").flatMap((file) => read(file).split("\n")),
  ].flatMap((line) => (/^\w+=/.test(line) ? [line.split(/=(.*)/, 2)] : []));
  const [user = ""] = words("User");
  const [group = user] = words("Group");
  const groups = words("SupplementaryGroups").join();
  return {
    user,
    as: ["setpriv", `--reuid=${user}`, `--regid=${group}`, groups ? `--groups=${groups}` : "--clear-groups"],
    env: Object.fromEntries(settings) as Record<string, string>,
    umask: words("UMask")[0] ?? "022",
    folder: words("WorkingDirectory")[0] ?? "/",
    command: words("ExecStart"),
    stateFolders: words("StateDirectory"),
    stateMode: words("StateDirectoryMode")[0] ?? "755",
    calls: values("SystemCallFilter"),
  };
}

/** Returns the system calls that a unit allows. @param filters values of `SystemCallFilter`; `~` takes calls away */
function listCalls(filters: string[]): string[] {
  const allowed = new Set<string>();
  for (const filter of filters)
    for (const call of filter.replace("~", "").split(" ").flatMap(callsIn))
      if (filter.startsWith("~")) allowed.delete(call);
      else allowed.add(call);
  return [...allowed];
}

/** Returns the system calls of one of systemd's sets, which may contain other sets; of a single call, the call itself. */
function callsIn(name: string): string[] {
  if (!name.startsWith("@")) return [name];
  const [, ...lines] = execFileSync("systemd-analyze", ["syscall-filter", name], { encoding: "utf8" }).split(
    "\n",
  );
  return lines
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"))
    .flatMap(callsIn);
}
