import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach } from "vitest";
import { startMailSink } from "../services/mail-sink";
import { operate } from "./operate";
import { ownSite } from "./own-site";

type Fields = Record<string, string | string[]>;

/** Starts a site that sends its mails to a server of the test's own. Each test posts as a caller of its own. */
export async function startMailingSite() {
  const sink = await startMailSink(afterAll);
  const site = await ownSite({ env: { SMTP_URL: sink.url, TRUST_PROXY: "1" } }, afterAll);
  let callers = 0;
  beforeEach(() => {
    callers += 1;
  });
  const encoded = (fields: Fields) =>
    new URLSearchParams(
      Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    );
  return {
    site,
    sink,
    post: (path: string, body: string | Fields, headers: Record<string, string> = {}) =>
      fetch(site.url + path, {
        method: "POST",
        redirect: "manual",
        body: typeof body === "string" ? body : encoded(body),
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          "X-Forwarded-For": `192.0.2.${callers}`,
          ...headers,
        },
      }),
    /** Runs an operators' command, and returns what it prints. */
    run: async (...args: string[]) =>
      (await operate(args, { env: { DATA_DIR: site.dataDir, SITE_URL: site.url } })).says,
    filesWith: (pattern: RegExp) =>
      readdirSync(site.dataDir, { recursive: true, encoding: "utf8" })
        .map((name) => path.join(site.dataDir, name))
        .filter((file) => statSync(file).isFile() && pattern.test(readFileSync(file, "latin1"))),
  };
}
