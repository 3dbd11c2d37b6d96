import { once } from "node:events";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { getLines, readAnswer, sendRaw } from "../support/raw-request";
import { type Site, startSite } from "../support/site";

async function running(env: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ env });
  onTestFinished(() => void site.process.kill("SIGKILL"));
  return site;
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
    // The server says that it has read the head, before the body is sent.
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

describe("health", () => {
  test("the process says that it lives and what it depends on, to whoever asks under whatever name", async () => {
    const site = await running();
    expect(await (await fetch(`${site.url}/healthz`)).text()).toBe("ok");
    const ready = await sendRaw(site.url, getLines("/readyz", "10.0.0.1"));
    expect(ready.status).toBe(200);
    expect(JSON.parse(ready.body)).toMatchObject({
      status: "ok",
      categories: { source: "embedded" },
      queuedMails: 0,
    });
    expect(ready.headers.get("cache-control")).toBe("no-store");
  });
});

describe("the end", () => {
  test("on SIGTERM readiness ends first, what is under way is answered, and the exit code is 0", async () => {
    const site = await running({ DRAIN_DELAY_MS: "1000" });
    const post = await halfPost(site);
    const idle = connect({ port: Number(new URL(site.url).port), host: "localhost" });
    await once(idle, "connect");
    const ended = site.stop();
    while ((await fetch(`${site.url}/readyz`)).status === 200);
    const page = await sendRaw(site.url, ["GET /o-nas HTTP/1.1", `Host: ${new URL(site.url).host}`]);
    expect(page.status).toBe(200);
    expect(page.headers.get("connection")).toBe("close");
    expect((await post.finish()).status).toBe(303);
    idle.destroy();
    expect(await ended).toBe(0);
  });

  test("a connection that never says anything holds it up for eight seconds at most", async () => {
    const site = await running();
    const silent = connect({ port: Number(new URL(site.url).port), host: "localhost" });
    silent.on("error", () => {});
    await once(silent, "connect");
    const askedAtMs = performance.now();
    expect(await site.stop()).toBe(0);
    // Two seconds for everything else that the end of a process takes.
    expect(performance.now() - askedAtMs).toBeLessThan(8_000 + 2_000);
  });

  test("a second signal ends it at once", async () => {
    const site = await running({ DRAIN_DELAY_MS: "5000" });
    const ended = site.stop();
    while ((await fetch(`${site.url}/readyz`)).status === 200);
    site.process.kill("SIGTERM");
    expect(await ended).toBe(1);
  });
});

test("a port that is taken stops the start with one line", async () => {
  const taken = createServer().listen(0);
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const address = taken.address();
  const port = String(typeof address === "object" && address?.port);
  const failure = await startSite({ env: { PORT: port } }).then(
    () => expect.fail("the site started"),
    (error: Error) => error.message,
  );
  expect(failure).toContain("The site ended with 1");
  expect(failure).toContain(`address already in use :::${port}`);
});

test("the log has a line for what could not even be read, and keeps no whole address of a caller, no query and no e-mail", async () => {
  const site = await running({ TRUST_PROXY: "1" });
  const headers = { "X-Forwarded-For": "203.0.113.77" };
  const unreadable = await sendRaw(site.url, ["BREW / HTTP/1.1"]);
  await fetch(`${site.url}/newsletter/potwierdz?token=abcdef`, { headers });
  await fetch(`${site.url}/newsletter`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ email: "jan.kowalski@example.pl", terms: "on", website: "" }),
  });
  await site.stop();
  expect(site.output()).toContain('"path":"/newsletter/potwierdz"');
  expect(site.output()).toContain('"caller":"203.0.113.0"');
  expect(site.output()).toContain(`"id":"${unreadable.headers.get("x-request-id")}","status":400`);
  for (const secret of ["203.0.113.77", "abcdef", "jan.kowalski"])
    expect(site.output()).not.toContain(secret);
});
