import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openedIn, repository, textChange } from "../support/editor/changes";
import { gitOf } from "../support/editor/clone";
import { newFolder } from "../support/runner/new-folder";
import { makeRunFolder, type RunFolder, removeRunFolder, takeContent } from "../support/runner/run-folder";
import { isMachineThere, type Machine, startMachine } from "../support/services/installed-units";
import { sendTo } from "../support/services/send";
import { standInFor } from "../support/services/stand-in-programs";
import { keepFewProducts } from "../support/site/bare-content";
import { freePort } from "../support/site/free-port";
import { subscribe } from "../support/site/subscribe";

const [port, deskPort] = [await freePort(), await freePort()];
const url = `http://localhost:${port}`;
const site = `modrawa@${port}`;
const [desk, publish, backup] = ["modrawa-desk", "modrawa-publish", "modrawa-backup"];
const secret = "a-secret-of-32-characters-or-more";

/** A unit as it was when one user ran everything. */
const oldUnit = (program: string) => `[Service]
User=modrawa
Group=nogroup
WorkingDirectory=/srv/modrawa/current
Environment=NODE_ENV=production HOST=127.0.0.1 PORT=%i TRUST_PROXY=1 DATA_DIR=/var/lib/modrawa
EnvironmentFile=/etc/modrawa.env
ExecStart=/usr/bin/node ${program}
StateDirectory=modrawa
UMask=0077
`;
const oldSettings = `SITE_URL=${url}
PAGE_CACHE_MB=1
LOG_LEVEL=warn
DESK_FOLDER=/srv/modrawa/desk
DESK_URL=https://desk.modrawa.example
DESK_PREVIEW_URL=https://podglad.modrawa.example
DESK_PUBLISHERS=anna@modrawa.example
DESK_USER_HEADER=Remote-Email
DESK_PROXY_SECRET=${secret}
`;

test.skipIf(!isMachineThere).each([site, desk, publish, backup, "modrawa-doctor@kopia"])(
  "the sandbox of %s is tight (22.15)",
  (name) => {
    const file = `deploy/${name.replace(/@.*/, "@")}.service`;
    // The threshold is in tenths of systemd's exposure level; above it, the command fails.
    const args = ["security", "--no-pager", "--offline=true", "--threshold=15", file];
    expect(() => execFileSync("systemd-analyze", args, { stdio: "pipe" })).not.toThrow();
  },
);

/** Makes what an upgrade begins with: one user, and all that is its own. */
async function install(machine: Machine, more = "") {
  const put = (file: string, content: string) => {
    mkdirSync(path.dirname(machine.fileAt(file)), { recursive: true });
    writeFileSync(machine.fileAt(file), content);
  };
  put("/etc/systemd/system/modrawa@.service", oldUnit("build/server.js"));
  put("/etc/systemd/system/modrawa-publish.service", oldUnit("build/operations.js publish"));
  put("/etc/modrawa.env", oldSettings + more);
  put("/etc/modrawa/desk-key", "a key");
  put("/srv/modrawa/desk/README.md", "a clone");
  put("/var/lib/modrawa/desk/sessions.json", "[]");
  put("/var/backups/modrawa/older.tar.gz", "a backup");
  const own = "/etc/modrawa /srv/modrawa/desk /var/backups/modrawa /var/lib/modrawa";
  // Creates the user as `adduser --system` does.
  await machine.root(`id modrawa || useradd --system --gid nogroup modrawa
     chown -R modrawa:nogroup ${own}; chmod -R go= ${own} /etc/modrawa.env`);
}

describe.skipIf(!isMachineThere)("after the documented upgrade from one user (22.15):", () => {
  let machine: Machine;
  let release: RunFolder;

  /** Publishes another text, and waits until visitors see it. */
  async function publishAnother() {
    const lead = `Wstęp ${crypto.randomUUID()}.`;
    const clone = machine.fileAt("/srv/modrawa/desk");
    const page = path.join(clone, "content/pages/o-nas.md");
    writeFileSync(page, readFileSync(page, "utf8").replace(/^lead: .*$/m, `lead: ${lead}`));
    gitOf(clone, "-c", "safe.directory=*", "commit", "--all", "--quiet", "--message", lead);
    execFileSync("chown", ["--recursive", `--reference=${clone}`, clone]);
    const { code, complains } = await machine.runUnit(publish);
    expect([code, complains]).toEqual([0, ""]);
    await isShown(lead);
    return lead;
  }
  const isShown = (lead: string) =>
    vi.waitUntil(
      async () => {
        const answer = await fetch(`${url}/o-nas`).catch(() => null);
        return answer?.ok && (await answer.text()).includes(lead);
      },
      { timeout: 120_000 },
    );

  beforeAll(async () => {
    release = makeRunFolder();
    rmSync(path.join(release.site, "content"));
    cpSync("content", path.join(release.site, "content"), { recursive: true, dereference: true });
    keepFewProducts(path.join(release.site, "content"));
    takeContent(release);
    machine = await startMachine();
    const clone = machine.fileAt("/srv/modrawa/desk");
    for (const name of ["content", "public"])
      cpSync(path.join(release.site, name), path.join(clone, name), { recursive: true, dereference: true });
    gitOf(clone, "init", "--quiet");
    gitOf(clone, "-c", "core.compression=0", "add", "--all");
    gitOf(clone, "commit", "--quiet", "--message", "Treść");
    symlinkSync(release.site, machine.fileAt("/srv/modrawa/current"));
    await install(machine);
    await machine.restart(site);
    const lead = await publishAnother();
    expect((await subscribe({ url }, "anna@example.pl")).status).toBe(303);

    const sources = newFolder();
    cpSync("deploy", path.join(sources, "deploy"), { recursive: true, dereference: true });
    writeFileSync(path.join(sources, "deploy/release.sh"), `systemctl restart ${site}`);
    const programs = await standInFor({
      systemctl: async ({ args: [verb, ...names] }) => {
        if (verb === "restart") for (const name of names) await machine.restart(name);
      },
    });
    const upgrade = /### From one user to three.*?```sh\n(.*?)```/s.exec(
      readFileSync("docs/deployment.md", "utf8"),
    );
    // There is no sudo where everybody is root.
    const commands = (upgrade?.[1] ?? "").replaceAll("sudo ", "");
    expect(commands).toContain("users.sh");
    const { code, complains } = await machine.run(["bash", "-ec", commands], {
      env: programs.env,
      folder: sources,
    });
    programs.stop();
    expect([code, complains]).toEqual([0, ""]);
    await isShown(lead);
  });
  afterAll(async () => {
    await machine?.end();
    if (release) removeRunFolder(release);
  });

  const access: [file: string, ofSite: string, ofDesk: string, ofBackup: string][] = [
    ["/var/lib/modrawa", "rw", "", "r"],
    ["/var/lib/modrawa/newsletter.sqlite", "rw", "", "r"],
    ["/var/lib/modrawa/secret", "rw", "", "r"],
    ["/var/lib/modrawa-desk/desk/sessions.json", "", "rw", ""],
    ["/etc/modrawa/desk-key", "", "rw", ""],
    ["/srv/modrawa/desk/content/brand.yaml", "", "rw", "r"],
    ["/srv/modrawa/desk/.git/HEAD", "", "rw", "r"],
    ["/srv/modrawa/published", "r", "rw", "r"],
    ["/srv/modrawa/published/current/publication.json", "r", "rw", "r"],
    ["/srv/modrawa/current/package.json", "r", "r", "r"],
    ["/var/backups/modrawa/older.tar.gz", "", "", "rw"],
    ["/etc/modrawa.env", "", "", ""],
    ["/etc/modrawa-desk.env", "", "", ""],
    ["/etc/modrawa-backup.env", "", "", ""],
  ];

  test.each([site, desk, backup].map((unit, number) => [unit, number + 1] as const))(
    "%s reads and writes what it needs and nothing else (22.15)",
    async (unit, column) => {
      const asks = access.map(
        ([file]) => `echo "${file} $(test -r ${file} && echo r)$(test -w ${file} && echo w)"`,
      );
      const { says } = await machine.runUnit(unit, ["sh", "-c", asks.join("\n")]);
      expect(says.split("\n").filter(Boolean)).toEqual(access.map((row) => `${row[0]} ${row[column]}`));
    },
  );

  test("what the desk's user publishes, the site's user shows (22.15)", () => publishAnother());

  test("a backup has database, secret and clone, whether the site runs or not (22.8, 22.15)", async () => {
    for (const isRunning of [true, false]) {
      if (!isRunning) await machine.stop(site);
      expect(await machine.runUnit(backup)).toEqual({
        code: 0,
        says: expect.stringContaining("Zapisano bazę, sekret i repozytorium redakcji"),
        complains: "",
      });
    }
    await machine.restart(site);
  });

  test("the desk saves, and its user's keys and sessions are its own (22.15)", async () => {
    appendFileSync(machine.fileAt("/etc/modrawa-desk.env"), `PORT=${deskPort}\n`);
    await machine.restart(desk);
    const headers = {
      ...{ Host: "desk.modrawa.example", "Remote-Email": "anna@modrawa.example" },
      ...{ "X-Desk-Proxy-Secret": secret, "X-Desk": "1", "Content-Type": "application/json" },
    };
    const ask = (address: string, files: unknown[]) =>
      sendTo(`http://127.0.0.1:${deskPort}`, "POST", repository + address, {
        headers,
        body: JSON.stringify({ files }),
      });
    const page = ["content/pages/o-nas.md"];
    const { text: opened } = await vi.waitFor(() => ask("/file-contents", page), { timeout: 120_000 });
    const { text: before, version } = openedIn(opened);
    const change = textChange("pages/o-nas.md", before.replace(/^lead: .*$/m, "lead: Zapisane."), version);
    expect((await ask("/contents", [change])).status).toBe(200);
  });

  test("no process made a system call that its unit denies (22.15)", () => {
    expect(machine.deniedCalls()).toBe("");
  });
});

test.skipIf(!isMachineThere)(
  "users.sh may be run twice, interrupted anywhere and taken back (22.15)",
  async () => {
    const machine = await startMachine();
    onTestFinished(machine.end);
    const { root } = machine;
    /** Owner, group, permissions and link target of every file, and the settings. */
    const state = () =>
      root(`find /etc/modrawa* /srv/modrawa /var/backups/modrawa /var/lib/modrawa* -printf '%p %u:%g %m %l\\n' | sort
      grep -H . /etc/modrawa*.env*`);
    const share = (env = {}, ...args: string[]) =>
      machine.run(["bash", path.resolve("deploy/users.sh"), ...args], { env });
    const done = { code: 0, says: "", complains: "" };
    const begin = async () => {
      await root("rm -rf /etc/modrawa* /srv/modrawa /var/backups/modrawa /var/lib/modrawa*");
      await install(
        machine,
        `DATABASE_URL=postgres://modrawa@127.0.0.1/modrawa\nSECRET=${secret}\nHTTPS_PROXY=http://proxy:3128\n`,
      );
      await root(`cd /var/lib/modrawa; umask 077; mkdir -p published/1/content; touch published/1/content/a secret
      ln -s 1 published/current; chown -R modrawa:nogroup .`);
      return state();
    };

    const before = await begin();
    expect(await share()).toEqual(done);
    const after = await state();
    for (const [file, names] of [
      ["modrawa", "SITE_URL PAGE_CACHE_MB LOG_LEVEL DATABASE_URL SECRET HTTPS_PROXY"],
      [
        "modrawa-desk",
        "SITE_URL LOG_LEVEL DESK_FOLDER DESK_URL DESK_PREVIEW_URL DESK_PUBLISHERS DESK_USER_HEADER DESK_PROXY_SECRET HTTPS_PROXY",
      ],
      ["modrawa-backup", "DESK_FOLDER DATABASE_URL SECRET HTTPS_PROXY"],
    ])
      expect(await root(`grep -o '^[A-Z_]*' /etc/${file}.env | xargs`)).toBe(`${names}\n`);
    expect(await share()).toEqual(done);
    expect(await state()).toBe(after);

    const ending = path.join(newFolder(), "ending.sh");
    for (let commands = 2; ; commands += 4) {
      await begin();
      writeFileSync(ending, `set -T; trap '((++commands < ${commands})) || kill -9 $$' DEBUG`);
      if ((await share({ BASH_ENV: ending })).code === 0) break;
      expect(await share()).toEqual(done);
      expect(await state()).toBe(after);
    }

    expect(await share({}, "--back")).toEqual(done);
    const owned = (found: string) =>
      found
        .split("\n")
        .map((line) => line.replace(/ modrawa:\w+ \d+/, ""))
        .sort();
    // Besides what the desk's user had, which may be deleted: until it is restarted, the site shows the publication there.
    const back = await state();
    expect(owned(back)).toEqual(expect.arrayContaining(owned(before)));
    expect(back).toContain("/srv/modrawa/published/current");
    expect(back).toContain(`/etc/modrawa-backup.env.after:SECRET=${secret}`);
    expect(
      await root("find /etc/modrawa /srv/modrawa/desk /var/backups/modrawa /var/lib/modrawa ! -user modrawa"),
    ).toBe("");
  },
);

test.skipIf(!isMachineThere)(
  "users.sh makes users before there are settings, and cuts none (22.15)",
  async () => {
    const machine = await startMachine();
    onTestFinished(machine.end);
    const share = () => machine.run(["bash", path.resolve("deploy/users.sh")]);
    const settings = () => machine.root("cd /etc; echo modrawa*.env*");

    expect((await share()).code).toBe(0);
    expect(await settings()).toBe("modrawa*.env*\n");
    writeFileSync(
      machine.fileAt("/etc/modrawa.env"),
      'SITE_URL=https://modrawa.example\nDESK_EDITORS="a@b.pl,\nc@d.pl"\n',
    );
    expect(await share()).toMatchObject({ code: 1, complains: expect.stringContaining("wiersz 3") });
    expect(await settings()).toBe("modrawa.env\n");
  },
);
