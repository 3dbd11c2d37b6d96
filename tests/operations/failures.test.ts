import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { gitOf } from "../support/editor/clone";
import { newFolder } from "../support/runner/new-folder";
import { isMachineThere } from "../support/services/installed-units";
import { listening } from "../support/services/listening";
import { outcome } from "../support/services/outcome";
import { freePort } from "../support/site/free-port";
import { operate } from "../support/site/operate";
import { startSite } from "../support/site/site";

type Env = Record<string, string>;

/** What a desk on a server needs, besides a clone. */
const deskEnv = {
  TRUST_PROXY: "1",
  DESK_URL: "https://desk.example",
  DESK_PREVIEW_URL: "https://podglad.example",
  DESK_PUBLISHERS: "anna@modrawa.example",
};
const processes: { name: string; args: string[]; undone: string }[] = [
  { name: "the site", args: ["build/server.js"], undone: "Serwis nie ruszył" },
  { name: "the desk", args: ["build/desk.js"], undone: "Redakcja nie ruszyła" },
  { name: "a backup", args: ["build/operations.js", "backup"], undone: "Kopii nie zapisano" },
  { name: "a restore", args: ["build/operations.js", "restore"], undone: "Kopii nie przywrócono" },
  { name: "a publication", args: ["build/operations.js", "publish"], undone: "Nic się nie zmieniło" },
  { name: "the doctor", args: ["build/operations.js", "doctor"], undone: "Niczego nie sprawdzono" },
];
const starts = processes.slice(0, 2);

/** Runs a program until it ends by itself. @param first commands of the shell, as root over a file system of its own */
function end(args: string[], env: Env, first = "") {
  const command = [process.execPath, ...args];
  const [program = "", ...rest] = first
    ? ["unshare", "--mount", "sh", "-ec", `${first}; exec "$@"`, "sh", ...command]
    : command;
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(program, rest, {
    env: { PATH, HOME, NODE_ENV: "production", LOG_LEVEL: "warn", ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return outcome(child);
}

let clone: string;
let backup: string;
let dataDir: string;
beforeAll(async () => {
  clone = newFolder();
  mkdirSync(path.join(clone, "content"));
  gitOf(clone, "init", "--quiet");
  const site = await startSite();
  ({ dataDir } = site);
  await site.stop();
  backup = path.join(newFolder(), "backup.tar.gz");
  expect(await operate(["backup", backup], { env: { DATA_DIR: dataDir } })).toMatchObject({ code: 0 });
});

test.each(processes)(
  "$name names a SITE_URL with a path, and what is not done, in one line (22.17)",
  async ({ args, undone }) => {
    const answer = await end(args, { SITE_URL: "https://modrawa.example/pl", DATA_DIR: newFolder() });
    const says = `${undone}. Błędna konfiguracja środowiska – SITE_URL: adres bez ścieżki\n`;
    expect(answer).toEqual({ code: 1, says: "", complains: says });
  },
);

test.each([
  ...starts.map((program) => ({ ...program, setting: "PORT" })),
  {
    name: "the site with metrics",
    args: ["build/server.js"],
    undone: "Serwis nie ruszył",
    setting: "METRICS_PORT",
  },
])("$name names a taken port in one line (22.3, 22.17)", async ({ args, undone, setting }) => {
  const { port } = new URL(await listening(() => {}));
  const env = {
    ...{ ...deskEnv, DESK_FOLDER: clone, HOST: "127.0.0.1", DATA_DIR: newFolder() },
    ...{ PORT: String(await freePort()), [setting]: port },
  };
  const { code, complains } = await end(args, env);
  expect([code, complains]).toEqual([1, `${undone}: port ${port} jest zajęty.\n`]);
});

test.each([
  { args: ["backup", "/nonexistent/x"], says: "Kopii nie zapisano: nie ma /nonexistent." },
  { args: ["restore", "/nonexistent/x"], says: "Kopii nie przywrócono. Nie ma pliku /nonexistent/x." },
  { args: ["publish"], says: "Nic się nie zmieniło. Nie można otworzyć FILE/lock: FILE nie jest katalogiem" },
])("$args.0 names a path that is none (22.17)", async ({ args, says }) => {
  const file = path.join(newFolder(), "file");
  writeFileSync(file, "");
  const { code, complains } = await operate(args, { env: { DATA_DIR: dataDir, PUBLISHED_DIR: file } });
  expect(complains).toBe(`${says.replaceAll("FILE", file)}\n`);
  expect(code).toBeGreaterThan(0);
});

describe.skipIf(!isMachineThere)("on a full disk", () => {
  const full = newFolder();
  const fill = `mount -t tmpfs -o size=16k tmpfs ${full}; head -c 16k /dev/zero >${full}/zeros || true`;

  test.each(processes.filter(({ name }) => !/desk|doctor/.test(name)))(
    "$name says so in one line, and what is not done (22.17)",
    async ({ args, undone }) => {
      const isBackup = args[1] === "backup";
      const file = { backup: `${full}/backup.tar.gz`, restore: backup }[args[1] ?? ""];
      const env = {
        ...deskEnv,
        ...{ DESK_FOLDER: clone, PORT: String(await freePort()), PUBLISHED_DIR: full },
        DATA_DIR: isBackup ? dataDir : full,
      };
      const { code, complains } = await end(file ? [...args, file] : args, env, fill);
      expect([code, complains]).toEqual([1, expect.stringMatching(/^[^\n]*brak miejsca na dysku[^\n]*\n$/)]);
      expect(complains).toContain(undone);
    },
  );

  test("the doctor says so of the disk and of the database (22.9, 22.17)", async () => {
    const { says } = await end(["build/operations.js", "doctor", "dysk"], { DATA_DIR: full }, fill);
    expect(says).toMatch(/^BŁĄD +dysk: wolne 0 MB/);
  });
});
