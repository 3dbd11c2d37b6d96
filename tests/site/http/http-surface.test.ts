import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { getLines, sendRaw } from "../../support/readers/raw-request";
import { expectStrictHeaders } from "../../support/readers/strict-headers";
import { ownSite } from "../../support/site/own-site";
import { site } from "../../support/site/shared-pages";

const { host } = new URL(site.url);

const ask = (target: string, ...more: string[]) => sendRaw(site.url, getLines(target, host, ...more));

/**
 * A rejection is short, Polish, complete and never cached; its policy allows only its own inline style (20.2, 21.8).
 */
async function expectRejection(answer: ReturnType<typeof sendRaw>, status: number) {
  const { headers, body, ...rest } = await answer;
  expect(rest.status).toBe(status);
  expectStrictHeaders(headers);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(body).toContain('<html lang="pl">');
  expect(body.length).toBeLessThan(1_500);
  const style = body.slice(body.indexOf("<style>") + "<style>".length, body.indexOf("</style>"));
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers.get("content-security-policy")).toContain(`style-src 'self' 'sha256-${hash}';`);
  return headers;
}

test.each([
  ["/%ff", 400],
  ["//evil.example/%2e%2e", 400],
  ["http://[x]y/", 400],
  ["/assets/nie-ma.js", 404],
])("%s leads nowhere: it is rejected with %d (21.2, 21.8)", async (target, status) => {
  const headers = await expectRejection(ask(target), status);
  expect(headers.get("location")).toBeNull();
});

test("a whole URL is taken, and its host in place of the header's (21.1)", async () => {
  for (const target of ["/o-nas", "/o-nas?x=1#y", "?x=1", ""])
    expect((await sendRaw(site.url, getLines(site.url + target, "evil.example"))).status).toBe(200);
  await expectRejection(ask("http://evil.example/o-nas"), 421);
  await expectRejection(sendRaw(site.url, [`GET ${site.url}/ HTTP/1.1`, "Connection: close"]), 400);
});

test("a target of more than 4,096 bytes is too long; more than 16 kB are not even read (21.2, 21.6)", async () => {
  await expectRejection(ask(`/${"a".repeat(5_000)}`), 414);
  await expectRejection(ask(`/${"a".repeat(17_000)}`), 431);
  await expectRejection(ask("/", `X-Large: ${"a".repeat(20_000)}`), 431);
});

test("a data id that does not belong to the path is rejected in JSON, which Remix shows as an error (21.2, 21.8)", async () => {
  const { status, headers, body } = await ask("/kontakt?_data=editorial/routes/plain-page");
  expect(status).toBe(400);
  expectStrictHeaders(headers);
  expect(headers.get("x-remix-catch")).toBe("yes");
  expect(JSON.parse(body)).toEqual({ message: expect.stringContaining("Nieprawidłowe żądanie") });
});

test.each(["/", "/favicon.svg"])(
  "another host at %s is rejected, without a word of its name (21.1)",
  async (target) => {
    const answer = sendRaw(site.url, getLines(target, "evil.example"));
    await expectRejection(answer, 421);
    expect((await answer).body).not.toContain("evil.example");
  },
);

test("two hosts, or none, are rejected in every version of HTTP (21.1)", async () => {
  await expectRejection(ask("/", `Host: ${host}`), 400);
  await expectRejection(sendRaw(site.url, ["GET / HTTP/1.1", "Connection: close"]), 400);
  await expectRejection(sendRaw(site.url, ["GET / HTTP/1.0"]), 400);
});

test("forwarded headers that no trusted proxy sent change no address (21.9)", async () => {
  const { status, body } = await ask(
    "/o-nas?x=forwarded",
    "X-Forwarded-Host: evil.example:1234",
    "X-Forwarded-Proto: https",
  );
  expect(status).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="${site.url}/o-nas"/>`);
  expect(body).not.toMatch(/evil\.example|:1234/);
});

test("a method that a path does not take is rejected, and the answer says what is allowed (21.3)", async () => {
  const answer = sendRaw(site.url, ["DELETE /newsletter HTTP/1.1", `Host: ${host}`]);
  expect((await expectRejection(answer, 405)).get("allow")).toBe("GET, HEAD, POST");
});

test("CONNECT, OPTIONS * and what is not HTTP are rejected (21.3)", async () => {
  const connect = sendRaw(site.url, ["CONNECT evil.example:443 HTTP/1.1", `Host: ${host}`]);
  expect((await expectRejection(connect, 405)).get("allow")).toBe("GET, HEAD");
  await expectRejection(sendRaw(site.url, ["OPTIONS * HTTP/1.1", `Host: ${host}`]), 400);
  await expectRejection(sendRaw(site.url, ["\u0016\u0003\u0001 TLS?"]), 400);
  await expectRejection(sendRaw(site.url, [`BREW / HTTP/1.1`, `Host: ${host}`]), 400);
});

test("a request to change the protocol gets the page and the end of the connection", async () => {
  const lines = ["GET /o-nas HTTP/1.1", `Host: ${host}`, "Connection: Upgrade", "Upgrade: websocket"];
  const { status, headers } = await sendRaw(site.url, lines);
  expect([status, headers.get("connection")]).toEqual([200, "close"]);
});

test("an unknown expectation is rejected, whatever its target, and 100-continue is met (20.1, 21.3)", async () => {
  const targets = [
    ["/o-nas", 417],
    [`${site.url}/o-nas`, 417],
    ["http://[::1", 400],
  ] as const;
  for (const [target, status] of targets) {
    const headers = await expectRejection(ask(target, "Expect: wonders"), status);
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  }
  expect((await sendRaw(site.url, getLines("/o-nas", host, "Expect: 100-continue"))).status).toBe(100);
});

test("what is not HTTP ends the connection, and its answer never gets into another one in progress (21.6)", async () => {
  const file = "/files/kolekcja-lira.zip";
  const whole = await (await fetch(site.url + file)).bytes();
  const socket = connect({ host: host.split(":")[0], port: Number(host.split(":")[1]) });
  socket.on("error", () => {});
  socket.write(`GET ${file} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await once(socket, "readable");
  socket.write("no HTTP\r\n\r\n");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  await once(socket, "close");
  const received = Buffer.concat(chunks);
  const body = received.subarray(received.indexOf("\r\n\r\n") + 4);
  expect(body.equals(Buffer.from(whole.subarray(0, body.length)))).toBe(true);
});

test("every kind of answer carries the strict headers (20.1)", async () => {
  const asset = /\/assets\/[^"]+\.css/.exec((await ask("/")).body)?.[0];
  expect(asset).toBeDefined();
  const pages = ["/", "/404", "/nie-ma", "/o-nas/", "/produkt/nie-ma", "/?_data=root"];
  for (const target of [...pages, "/healthz", "/robots.txt", asset ?? ""]) {
    const { headers } = await ask(target);
    expectStrictHeaders(headers);
    expect([...headers.keys()].filter((name) => name.startsWith("x-remix"))).toEqual(
      target.includes("_data") ? ["x-remix-response"] : [],
    );
  }
});

test("a site that is reached by https says so (20.3)", async () => {
  const secure = await ownSite({ env: { SITE_URL: "https://modrawa.example" } });
  for (const target of ["/", "/%", "/nie-ma", "/assets/nie-ma.js"]) {
    const { headers, body } = await sendRaw(secure.url, getLines(target, "modrawa.example"));
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
    expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
    expect(body).not.toContain("http://modrawa.example");
  }
});
