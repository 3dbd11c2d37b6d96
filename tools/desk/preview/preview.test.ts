import { once } from "node:events";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { globalAgent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import express from "express";
import { afterAll, expect, test, vi } from "vitest";
import { goToWorkingFolder } from "../../../tests/support/editor/made-up-release";
import { listening } from "../../../tests/support/services/listening";
import { RejectedError } from "../requests/rejected-error";
import { Preview } from "./preview";

/** Node's types lack this field: the port of requests that name none. */
const agent = globalAgent as unknown as { defaultPort: number };
const usualPort = agent.defaultPort;
const settings = goToWorkingFolder();
const preview = new Preview(settings);
const desk = await listening(express().use(preview.site), afterAll);
afterAll(() => {
  preview.stop();
  agent.defaultPort = usualPort;
});

async function get(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const asked = request(desk, { path, headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return answer;
}

test("before it is opened, no other web server of the machine is asked instead (25.45)", async () => {
  const another = await listening((_request, response) => response.end("inny serwis"));
  agent.defaultPort = Number(new URL(another).port);
  const answer = await get("/o-nas");
  expect([answer.statusCode, await text(answer)]).toEqual([
    503,
    expect.stringContaining("Podgląd jest zamknięty"),
  ]);
  agent.defaultPort = usualPort;
});

test("it gets neither cookies nor the announcement of a body that is not passed on (25.45)", async () => {
  await preview.bringUpToDate();
  const odd = {
    "content-length": "50",
    cookie: "__Host-desk=x",
    "if-modified-since": new Date().toUTCString(),
  };
  const chunked = { "transfer-encoding": "chunked", expect: "100-continue" };
  for (const headers of [odd, {}, chunked, {}]) {
    const answer = await get("/o-nas", headers);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    const got = Object.keys(JSON.parse(await text(answer)));
    expect(got.filter((name) => name in odd)).toEqual([]);
  }
});

test("a guest sees what was saved before, if what is saved now has issues; an editor sees the issues (25.45)", async () => {
  writeFileSync("content/a.md", "To jest błąd.\n");
  await expect(preview.bringUpToDate()).rejects.toThrow(RejectedError);
  await preview.open();
  expect((await get("/o-nas")).statusCode).toBe(200);
  writeFileSync("content/a.md", "Tekst.\n");
});

test("of the working folder's public files it shows those that lie there, and none that a link leads to (25.53)", async () => {
  for (const folder of ["public/images", "outside"]) mkdirSync(folder, { recursive: true });
  writeFileSync("outside/secret.txt", "Tajne");
  writeFileSync("public/images/a b.txt", "Nasze");
  for (const [name, target] of Object.entries({
    "s.txt": "../outside/secret.txt",
    dir: "../outside",
    up: "..",
  }))
    symlinkSync(target, `public/${name}`);
  const shown = async (path: string) => (await text(await get(path))).slice(0, 5);
  expect(await shown("/images/a%20b.txt")).toBe("Nasze");
  for (const path of [
    "/s.txt",
    "/dir/secret.txt",
    "/up/outside/secret.txt",
    "/%2e%2e/outside/secret.txt",
    "/%00",
    "/%",
  ])
    expect([path, await shown(path)]).not.toEqual([path, "Tajne"]);
});

test("if it dies in the middle of a page, the page ends, and the next one says so", async () => {
  const answer = await get("/umiera");
  await expect(text(answer)).rejects.toThrow("aborted");
  await vi.waitUntil(async () => (await get("/o-nas")).statusCode === 503, { timeout: 120_000 });
  await preview.bringUpToDate();
  expect((await get("/o-nas")).statusCode).toBe(200);
});
