import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../support/runner/new-folder";
import { startMailSink } from "../support/services/mail-sink";
import { freePort } from "../support/site/free-port";
import { operate } from "../support/site/operate";
import { ownSite } from "../support/site/own-site";
import { subscribe } from "../support/site/subscribe";

const examine = (env: Record<string, string>, cwd?: string) => operate(["doctor"], { cwd, env });

test("an installation without errors passes, beside the running site and without sending a mail (22.9)", async () => {
  const sink = await startMailSink();
  const site = await ownSite({ env: { SMTP_URL: sink.url } });
  const { code, says } = await examine({
    DATA_DIR: site.dataDir,
    SMTP_URL: sink.url,
  });
  expect([code, says]).toEqual([0, expect.stringContaining("Błędy: 0,")]);
  for (const part of ["treść", "katalog danych", "dysk", "baza", "poczta"])
    expect(says).toMatch(new RegExp(`^ok +${part}: `, "m"));
  expect(sink.mails).toEqual([]);
});

test("everything that is wrong is named, each with what to do (22.9)", async () => {
  const folder = newFolder();
  // An installation without content, whose build contains only the command.
  mkdirSync(path.join(folder, "build"));
  symlinkSync(path.resolve("build/operations.js"), path.join(folder, "build/operations.js"));
  const dataDir = path.join(folder, "data");
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, "newsletter.sqlite"), "no database".repeat(1_000));
  writeFileSync(path.join(dataDir, "secret"), "x".repeat(43));
  chmodSync(dataDir, 0o755);
  const { code, says } = await examine(
    {
      DATA_DIR: dataDir,
      SITE_URL: "https://modrawa.example",
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    },
    folder,
  );
  expect(code).toBe(1);
  for (const part of ["treść", "katalog danych", "baza", "poczta"])
    expect(says).toMatch(new RegExp(`^BŁĄD +${part}: [^\\n]+\\n +→ .`, "m"));
});

test("a database that was deleted under the running site is noticed by the site and by the doctor (22.2, 22.9)", async () => {
  const site = await ownSite();
  // The site, which has just started, may be writing into it.
  rmSync(site.dataDir, { recursive: true, maxRetries: 20 });
  const { code, says } = await examine({ DATA_DIR: site.dataDir, PORT: new URL(site.url).port });
  expect([code, says]).toEqual([
    1,
    expect.stringMatching(/^BŁĄD +baza: serwis działa, a pliku \S+ nie ma$/m),
  ]);
  const answers = await Promise.all([fetch(`${site.url}/readyz`), subscribe(site, "jan@example.pl")]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(existsSync(site.dataDir)).toBe(false);
});
