import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { get } from "node:https";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newFolder } from "../support/runner/new-folder";
import { isMachineThere, type Machine, startMachine } from "../support/services/installed-units";
import { configAround, hasNginx, nginx, selfSign } from "../support/services/nginx";
import { type Call, standInFor } from "../support/services/stand-in-programs";
import { freePort } from "../support/site/free-port";

const isThere = isMachineThere && hasNginx();
const port = String(await freePort());
/** Arguments of the command that the document tells an operator to type. */
const [, host = "", mail = ""] =
  /install\.sh (\S+) (\S+)\n/.exec(readFileSync("docs/deployment.md", "utf8")) ?? [];

describe.skipIf(!isThere)("deploy/install.sh leads from a bare Debian to pages over TLS:", () => {
  let machine: Machine;
  let programs: Awaited<ReturnType<typeof standInFor>>;
  const source = newFolder();
  const calls: string[] = [];
  /** Programs and verbs of systemd that fail once: there a run is interrupted. */
  const points = new Set(["apt-get", "npm", "restart", "certbot", "start"]);
  const running = new Set<string>();
  const root = (script: string) => machine.root(script);

  const standIn = (act: (call: Call) => unknown) => async (call: Call) => {
    const name = [call.program, ...call.args].join(" ");
    calls.push(name);
    const point = call.program === "systemctl" ? call.args[0] : call.program;
    if (points.delete(point ?? "")) throw new Error(`${name} is interrupted`);
    await act(call);
  };
  const install = () =>
    machine.run(["bash", `${source}/deploy/install.sh`, host, mail], {
      env: { ...programs.env, SUDO_USER: "anna", MODRAWA_PORTS: port },
    });
  /** Owner, permissions and bytes of everything that the script makes. */
  const state = () =>
    root(`find /etc/modrawa* /etc/systemd /etc/sudoers.d /etc/nginx /etc/apt /etc/letsencrypt /srv /var/backups /var/www \
      -path '/srv/modrawa/releases/*/*' -prune -o -printf '%p %u:%g %m %l\\n' | sort
      find /etc/modrawa* /etc/systemd /etc/sudoers.d /etc/nginx -type f -exec sha256sum {} +`);

  beforeAll(async () => {
    machine = await startMachine();
    chmodSync(source, 0o755);
    cpSync("deploy", path.join(source, "deploy"), { recursive: true, dereference: true });
    for (const name of ["content", "package.json"]) symlinkSync(path.resolve(name), path.join(source, name));
    // The tests may run with another Node version than the site.
    writeFileSync(path.join(source, ".node-version"), process.version.replace(/^v(\d+).*/, "$1"));
    programs = await standInFor({
      "apt-get": standIn(async ({ args }) => {
        if (args.includes("nodejs")) await root("umount /usr/bin/node");
        if (args.includes("nginx")) mkdirSync(machine.fileAt("/var/lib/nginx"), { recursive: true });
      }),
      curl: standIn(() => {}),
      certbot: standIn(() => {
        const folder = machine.fileAt(`/etc/letsencrypt/live/${host}`);
        mkdirSync(folder, { recursive: true });
        selfSign(folder, host);
      }),
      npm: standIn(({ args, cwd }) => {
        const made = { ci: "node_modules", run: "build" }[args[0] ?? ""];
        const target = machine.fileAt(`${cwd}/${made}`);
        rmSync(target, { recursive: true, force: true });
        if (made) symlinkSync(path.resolve(made), target);
        mkdirSync(machine.fileAt(`${cwd}/.cache`), { recursive: true });
      }),
      runuser: standIn(async ({ args: [, user, , ...command] }) => {
        const { code, complains } = await machine.run(command, { env: programs.env });
        if (user !== "anna" || code !== 0) throw new Error(complains);
      }),
      systemctl: standIn(async ({ args: [verb, ...names] }) => {
        const [unit = ""] = names.filter((name) => !name.startsWith("--"));
        if (verb === "is-active" && !running.has(unit)) throw new Error("inactive");
        if (verb === "start") expect((await machine.runUnit(unit)).complains).toBe("");
        if (verb === "restart") await machine.restart(unit);
        if (verb === "restart") running.add(unit);
      }),
    });
    // Debian's own Node, which is too old. What stands in for programs needs the true one.
    const tools = newFolder();
    writeFileSync(path.join(tools, "old-node"), "#!/bin/sh\necho v18.20.4\n", { mode: 0o755 });
    writeFileSync(path.join(tools, "node"), "");
    programs.env.PATH = `${tools}:${programs.env.PATH}`;
    await root(
      `useradd anna; mkdir -p /etc/sudoers.d; mount --bind /usr/bin/node ${tools}/node; mount --bind ${tools}/old-node /usr/bin/node`,
    );
  });
  afterAll(async () => {
    programs?.stop();
    await machine?.end();
  });

  test("interrupted between its steps and within, and run again, it serves the site (22.19)", async () => {
    let answer = await install();
    for (; answer.code !== 0; answer = await install()) expect(answer.complains).toContain("is interrupted");
    expect(answer.says.split("\n").at(-2)).toBe(`Działa: https://${host}`);
    expect(await root("/usr/bin/node --version")).not.toContain("v18");

    const folder = newFolder();
    chmodSync(folder, 0o755);
    const config = path.join(folder, "nginx.conf");
    writeFileSync(
      config,
      configAround(folder, readFileSync(machine.fileAt("/etc/nginx/conf.d/modrawa.conf"), "utf8")),
    );
    // nginx goes on in the background and keeps its output open, so it writes to a file.
    await root(`${nginx} -c ${config} >${folder}/output 2>&1`);
    const page = await new Promise<string>((resolve, reject) => {
      const ca = readFileSync(machine.fileAt(`/etc/letsencrypt/live/${host}/fullchain.pem`));
      const asked = {
        socketPath: `${folder}/four-443`,
        path: "/o-nas",
        headers: { Host: host },
        servername: host,
      };
      get({ ...asked, ca }, (answer) => resolve(text(answer))).on("error", reject);
    });
    await root(`${nginx} -c ${config} -s stop`);
    expect(page).toContain(`<link rel="canonical" href="https://${host}/o-nas"`);
  });

  test("run once more, it changes nothing (22.19)", async () => {
    const before = await state();
    calls.length = 0;
    expect(await install()).toMatchObject({ code: 0, complains: "" });
    expect(await state()).toBe(before);
    expect(calls.filter((call) => /^(certbot|npm|runuser)|systemctl (re)?start/.test(call))).toEqual([]);
  });

  test("systemd and sudo understand what it leaves, and no folder is missing that a unit may write to (22.19)", async () => {
    const units = readdirSync("deploy").filter((name) => /\.(service|timer|socket)$/.test(name));
    const names = units.map((name) => name.replace("@", name.startsWith("modrawa@") ? `@${port}` : "@kopia"));
    const verified = await machine.run(["systemd-analyze", "verify", "--man=no", ...names]);
    expect(verified).toEqual({ code: 0, says: "", complains: "" });
    const written = units.flatMap((name) =>
      [...readFileSync(`deploy/${name}`, "utf8").matchAll(/^ReadWritePaths=(.*)$/gm)].map(
        ([, paths]) => paths,
      ),
    );
    expect(written.length).toBeGreaterThan(2);
    expect(await root(`ls -d ${written.join(" ")} >/dev/null && echo all`)).toBe("all\n");
    expect(await root("cat /etc/sudoers.d/modrawa")).toMatch(
      /^anna ALL=\(root\) NOPASSWD: \/usr\/bin\/systemctl \^/,
    );
    expect(await root("cat /etc/systemd/journald@modrawa.conf")).toContain("MaxRetentionSec=30day");
    expect(await machine.runUnit("modrawa-doctor@kopia")).toMatchObject({ code: 0, complains: "" });
  });
});
