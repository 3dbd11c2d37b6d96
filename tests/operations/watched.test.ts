import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { childEnv } from "lib/processes/child-env";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { isNeededToolThere } from "../support/runner/needed-tool";
import { newFolder } from "../support/runner/new-folder";
import { startMailSink } from "../support/services/mail-sink";
import { hasNginx, selfSign } from "../support/services/nginx";
import { outcome } from "../support/services/outcome";
import { operate } from "../support/site/operate";

const read = (file: string) => readFileSync(file, "utf8");
const doctor = async (parts: string[], env: Record<string, string>) =>
  operate(["doctor", ...parts], { env: { DATA_DIR: newFolder(), ...env } });

type Rule = { alert: string; expr: string };
const rules: Rule[] = parse(read("deploy/alerts.yml")).groups[0].rules;

test("what the document says is watched has a part of the doctor, a timer, a metric and an alert, and nothing else has (22.18)", async () => {
  const [, section = ""] = read("docs/deployment.md").split("## What is watched");
  const rows = [...section.matchAll(/^\| [^|]+ \| `(\w+)` \| `([^`]+)` \| `(\w+)` \|$/gm)];
  const { code, complains } = await doctor(["?"], {});
  expect(code).toBe(2);
  const [, parts = ""] = /\[(.*)\]/.exec(complains) ?? [];
  const [, started = ""] = /modrawa-doctor@\{(.*)\}\.timer/.exec(read("deploy/install.sh")) ?? [];
  expect(rows.map(([, part]) => part)).toEqual(started.split(","));
  for (const [, part = "", metric, alert] of rows) {
    expect(parts.split(" | ")).toContain(part);
    expect(metric).toBe(`modrawa-doctor@${part}.service`);
    expect(
      rules.find(
        ({ expr }) =>
          expr.includes(`@${part}.service`) &&
          /^node_systemd_unit_state\{.*state="failed"\} == 1$/.test(expr),
      )?.alert,
    ).toBe(alert);
  }
  expect(rows.length).toBeGreaterThan(4);
});

test("of each unit that runs to its end somebody hears when it fails (22.18)", () => {
  const units = readdirSync("deploy").filter((name) => name.endsWith(".service") && !name.includes("alert"));
  const ending = units.filter((name) => read(`deploy/${name}`).includes("Type=oneshot"));
  expect(ending.length).toBeGreaterThan(2);
  for (const name of ending) expect(read(`deploy/${name}`)).toContain("OnFailure=modrawa-alert@%n.service\n");
});

test.skipIf(!isNeededToolThere("curl", existsSync("/usr/bin/curl")))(
  "an alert is mailed with the last lines of the unit's log; without a mail server it is printed (22.18)",
  async () => {
    const sink = await startMailSink();
    const programs = newFolder();
    const log = "BŁĄD   kopia: ostatnia jest z 2026-11-01";
    writeFileSync(path.join(programs, "journalctl"), `#!/bin/sh\necho "$*: ${log}"`, { mode: 0o755 });
    const alert = (env: Record<string, string>) =>
      outcome(
        spawn("deploy/alert.sh", ["modrawa-backup.service"], {
          env: childEnv([], { PATH: `${programs}:${process.env.PATH}`, ...env }),
        }),
      );
    const told = `--namespace=modrawa --unit=modrawa-backup.service --lines=20 --output=cat: ${log}`;
    expect((await alert({})).says).toContain(told);
    const sent = await alert({
      SMTP_URL: sink.url,
      ALERT_MAIL: "admin@modrawa.example",
      MAIL_FROM: "serwis@modrawa.example",
    });
    expect(sent).toEqual({ code: 0, says: "", complains: "" });
    expect(sink.mails).toMatchObject([
      { from: "serwis@modrawa.example", recipients: ["admin@modrawa.example"] },
    ]);
    const [head = "", body] = sink.mails[0]?.raw.split("\r\n\r\n") ?? [];
    expect(body?.trim()).toBe(told);
    const subject = /^Subject: =\?utf-8\?B\?(.*)\?=$/m.exec(head)?.[1] ?? "";
    expect(Buffer.from(subject, "base64").toString()).toMatch(/^Błąd: modrawa-backup\.service \(.+\)$/);
  },
);

test.skipIf(!hasNginx()).each([
  { what: "valid for a month", days: 30, status: 200, isTrusted: true, states: ["ok", "ok"] },
  {
    what: "at its end, before a desk with an error",
    days: 5,
    status: 503,
    isTrusted: true,
    states: ["BŁĄD", "BŁĄD"],
  },
  { what: "that browsers reject", days: 30, status: 200, isTrusted: false, states: ["BŁĄD", "BŁĄD"] },
])(
  "of a certificate $what the doctor says so, and of the desk behind it (22.9, 22.18)",
  async ({ days, status, isTrusted, states }) => {
    const { key, certificate } = selfSign(newFolder(), "localhost", days);
    const desk = createServer({ key: read(key), cert: read(certificate) }, (_request, response) =>
      response.writeHead(status).end(),
    );
    onTestFinished(() => void desk.close());
    await once(desk.listen(0, "127.0.0.1"), "listening");
    const DESK_URL = `https://localhost:${(desk.address() as AddressInfo).port}`;
    const { says } = await doctor(["redakcja", "certyfikat"], {
      DESK_URL,
      ...(isTrusted && { NODE_EXTRA_CA_CERTS: certificate }),
    });
    expect(
      [...says.matchAll(/^(\S+) +(?:redakcja|certyfikat): .*localhost/gm)].map(([, state]) => state),
    ).toEqual(states);
  },
);

test("of a backup that was made last night, or not, the doctor says so (22.9, 22.18)", async () => {
  const BACKUP_DIR = newFolder();
  const found = async () => (await doctor(["kopia"], { BACKUP_DIR })).says.split(/ +/, 1);
  expect(await found()).toEqual(["BŁĄD"]);
  const file = path.join(BACKUP_DIR, "7.tar.gz");
  writeFileSync(file, "");
  expect(await found()).toEqual(["ok"]);
  const before = Date.now() / 1_000 - 27 * 3_600;
  utimesSync(file, before, before);
  expect(await found()).toEqual(["BŁĄD"]);
});
