import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { getLines, readAnswer, sendRaw } from "../support/readers/raw-request";
import { listening } from "../support/services/listening";
import { startMailSink } from "../support/services/mail-sink";
import { freePort } from "../support/site/free-port";
import { ownSite } from "../support/site/own-site";
import { type Site, startSite } from "../support/site/site";
import { subscribe } from "../support/site/subscribe";

type Handle = { fd: number; bind6(host: string, port: number): number; close(): void };
type Binding = { TCP: new (type: number) => Handle; constants: { SERVER: number } };

/**
 * Binds a socket as systemd does: the process that gets it listens on it, and this one accepts nothing. Node's public API
 * cannot do this.
 */
function boundSocket(port: number): Handle {
  const { TCP, constants } = (process as unknown as { binding(name: string): Binding }).binding("tcp_wrap");
  const socket = new TCP(constants.SERVER);
  const error = socket.bind6("::", port);
  if (error) throw new Error(`Port ${port} cannot be bound: ${error}`);
  return socket;
}

const running = (env: Record<string, string> = {}) => ownSite({ env });

/** `TimeoutStopSec` of `deploy/modrawa@.service`. */
const systemdKillsAfterMs = 15_000;

async function subscribeTo(site: Site, email: string) {
  expect((await subscribe(site, email)).status).toBe(303);
}

/** A mail server that does not answer. */
const nobody = "smtp://127.0.0.1:1";

/** A site with subscriptions, and its mail server, which has received the first mail but does not respond any more. */
async function siteWithSilentMailServer(people: string[], env: Record<string, string> = {}) {
  const sink = await startMailSink();
  sink.behaviour = { isSilentAfterData: true };
  const site = await running({ SMTP_URL: sink.url, ...env });
  for (const email of people) await subscribeTo(site, email);
  await expect.poll(() => sink.mails.length === 1).toBeTruthy();
  return { sink, site };
}

/** Opens a post and sends its first half; `finish` sends the rest and reads the answer. */
async function halfPost(site: Site) {
  const { hostname, port, host } = new URL(site.url);
  const body = "email=pol@example.pl&terms=on&website=";
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  const lines = [
    "POST /newsletter HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    // The server answers 100 Continue before the body is sent.
    "Expect: 100-continue",
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  await once(socket, "data");
  socket.write(body.slice(0, 10));
  return {
    finish: async () => {
      socket.write(body.slice(10));
      return readAnswer(await text(socket));
    },
  };
}

test("the process says that it lives and what it depends on, to whoever asks under whatever name (2.11, 22.1, 22.2)", async () => {
  const site = await running();
  expect(await (await fetch(`${site.url}/healthz`)).text()).toBe("ok");
  const ready = await sendRaw(site.url, getLines("/readyz", "10.0.0.1"));
  expect(ready.status).toBe(200);
  expect(JSON.parse(ready.body)).toMatchObject({ categories: { source: "embedded" }, queuedMails: 0 });
  expect(ready.headers.get("cache-control")).toBe("no-store");
});

test("on SIGTERM readiness ends first, what is under way is answered, and the exit code is 0 (22.4)", async () => {
  // Longer than a busy machine may pause between two of the lines below.
  const site = await running({ DRAIN_DELAY_MS: "4000" });
  const post = await halfPost(site);
  const idle = connect({ port: Number(new URL(site.url).port), host: "localhost" });
  await once(idle, "connect");
  const ended = site.stop();
  while ((await fetch(`${site.url}/readyz`)).status === 200);
  const page = await sendRaw(site.url, ["GET /o-nas HTTP/1.1", `Host: ${new URL(site.url).host}`]);
  expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
  expect((await post.finish()).status).toBe(303);
  idle.destroy();
  expect(await ended).toBe(0);
});

test("a connection and a mail server that say nothing more hold up the end for nine seconds at most (22.4)", async () => {
  const { sink, site } = await siteWithSilentMailServer(["jan@example.pl"]);
  const silent = connect({ port: Number(new URL(site.url).port), host: "localhost" });
  silent.on("error", () => {});
  await once(silent, "connect");
  const killed = setTimeout(() => site.process.kill("SIGKILL"), systemdKillsAfterMs);
  expect(await site.stop()).toBe(0);
  clearTimeout(killed);

  // A mail that was not acknowledged is sent again after the next start, as the same message.
  sink.behaviour = {};
  const next = await running({ SMTP_URL: sink.url, DATA_DIR: site.dataDir });
  await expect.poll(() => sink.mails.length === 2).toBeTruthy();
  await next.stop();
  expect(new Set(sink.mails.map(({ raw }) => /^Message-ID: .*/m.exec(raw)?.[0])).size).toBe(1);
});

test("from SIGTERM on no mail is begun; one that is taken meanwhile is not sent again", async () => {
  const people = ["jan@example.pl", "ola@example.pl", "ewa@example.pl"];
  const { sink, site } = await siteWithSilentMailServer(people, { DRAIN_DELAY_MS: "1000" });
  const ended = site.stop();
  await expect.poll(() => site.output().includes("Shutting down")).toBeTruthy();
  sink.behaviour = {};
  sink.speak();
  expect(await ended).toBe(0);
  expect(sink.mails).toHaveLength(1);

  const next = await running({ SMTP_URL: sink.url, DATA_DIR: site.dataDir });
  await expect.poll(() => sink.mails.length === people.length).toBeTruthy();
  await next.stop();
  expect(sink.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(people.toSorted());
});

test("a second signal ends the site at once (22.4)", async () => {
  const site = await running({ DRAIN_DELAY_MS: "5000" });
  const ended = site.stop();
  while ((await fetch(`${site.url}/readyz`)).status === 200);
  site.process.kill("SIGTERM");
  expect(await ended).toBe(1);
});

test("requests wait at a socket that outlives the process: a restart under load loses none (22.4)", async () => {
  const port = await freePort();
  const socket = boundSocket(port);
  onTestFinished(() => socket.close());
  const start = () => startSite({ env: { PORT: String(port) }, socket: socket.fd });
  let site = await start();
  onTestFinished(() => void site.process.kill("SIGKILL"));
  let isDone = false;
  const lost: string[] = [];
  const ask = async () => {
    while (!isDone) {
      const answer = await once(get({ port, path: "/favicon.svg", agent: false }), "response").catch(String);
      if (typeof answer === "string") lost.push(answer);
      else await text(answer[0]);
    }
  };
  const visitors = Array.from({ length: 8 }, ask);
  for (const _restart of [1, 2]) {
    expect(await site.stop()).toBe(0);
    site = await start();
  }
  isDone = true;
  await Promise.all(visitors);
  expect(lost).toEqual([]);
});

test("a start that finds its port taken ends with one line, and takes no mail from whoever has it (22.3)", async () => {
  const first = await running({ SMTP_URL: nobody });
  await subscribeTo(first, "jan@example.pl");
  await first.stop();
  const database = new DatabaseSync(path.join(first.dataDir, "newsletter.sqlite"));
  onTestFinished(() => database.close());
  database.exec("UPDATE outbox SET due_at = created_at, attempts = 0");
  const { port } = new URL(await listening(() => {}));
  const env = { PORT: port, DATA_DIR: first.dataDir, SMTP_URL: nobody };
  await expect(startSite({ env })).rejects.toThrow(
    /^The site ended with 1:\nSerwis nie ruszył: port \d+ jest zajęty\.\s*$/,
  );
  expect(database.prepare("SELECT attempts FROM outbox").all()).toEqual([{ attempts: 0 }]);
});

test("the log has one line of every request until the end, whichever way it was answered, and of what could not be read (22.5)", async () => {
  const site = await running({ TRUST_PROXY: "1" });
  const ids: (string | null)[] = [];
  // Cached pages are answered before Express only under the site's own host name, not under an IP address.
  for (const origin of [site.url, site.url.replace("localhost", "127.0.0.1")]) {
    for (const path of ["/o-nas", "/o-nas", "/o-nas?strona=1", "/nie-ma"]) {
      const headers = { "X-Forwarded-For": "203.0.113.77" };
      const answer = await fetch(origin + path, { headers, redirect: "manual" });
      await answer.arrayBuffer();
      ids.push(answer.headers.get("x-request-id"));
    }
  }
  const expecting = getLines(
    "http://[::1",
    new URL(site.url).host,
    "Expect: x",
    "X-Forwarded-For: 203.0.113.77",
  );
  ids.push((await sendRaw(site.url, expecting)).headers.get("x-request-id"));
  const unreadable = await sendRaw(site.url, ["BREW / HTTP/1.1"]);
  ids.push(unreadable.headers.get("x-request-id"));
  await site.stop();
  expect(site.output()).toContain(`"id":"${unreadable.headers.get("x-request-id")}","status":400`);
  expect(site.output()).not.toContain("203.0.113.77");
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.includes('"msg":"request"'));
  expect(lines.map((line) => JSON.parse(line).id).toSorted()).toEqual(ids.toSorted());
  for (const line of lines.filter((line) => !line.includes('"status":400'))) {
    expect(JSON.parse(line)).toMatchObject({ method: "GET", caller: "203.0.113.0", ms: expect.any(Number) });
    expect(line).not.toContain("strona");
  }
});

test("a site behind a proxy that it does not trust warns in one line, and runs (21.9)", async () => {
  const site = await running({ SITE_URL: "https://modrawa.example" });
  expect(await site.stop()).toBe(0);
  const lines = site.output().trim().split("\n");
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes("TRUST_PROXY"));
  const msg = expect.stringContaining("all visitors are one caller");
  expect(told).toEqual([expect.objectContaining({ level: 40, msg })]);
});
