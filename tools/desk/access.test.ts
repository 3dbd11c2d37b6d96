import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import express, { Router } from "express";
import { log } from "lib/platform/log.server";
import { expect, onTestFinished, test, vi } from "vitest";
import { onlyGuests } from "./preview/guests";
import type { Preview } from "./preview/preview";
import type { Editor } from "./settings";
import { editorOf, onlyEditors } from "./sign-in/access";
import { Sessions } from "./sign-in/sessions";

const proxySecret = "what the proxy sends with each request";
const anna: Editor = { name: "Anna Nowak", address: "anna@firma.example", isPublisher: true };

async function serve(userHeader: string | null, isPreview = false) {
  for (const level of ["info", "warn"] as const) vi.spyOn(log, level).mockImplementation(() => {});
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const sessions = new Sessions(
    path.join(mkdtempSync(path.join(tmpdir(), "modrawa-access-")), "sessions.json"),
  );
  const site = Router().use((_request, response) => void response.send("podgląd"));
  const editors = new Map([[anna.address, anna]]);
  const settings = { url, previewUrl: url, editors, folder: ".", release: ".", userHeader, proxySecret };
  const preview = { site } as unknown as Preview;
  const app = express().use(
    isPreview ? onlyGuests(settings, sessions, preview) : onlyEditors(settings, sessions),
  );
  app.use((_request, response) => void response.send(editorOf(response).name));
  server.on("request", app);
  /** Sends a request with any headers, also with those that only browsers send. */
  const ask = async (at: string, headers: Record<string, string>, method = "GET") => {
    const sent = request(new URL(at, url), { method, headers }).end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    return { status: answer.statusCode, text: await text(answer) };
  };
  return { sessions, ask };
}

test("behind a proxy that signs people in, its header alone says who edits, if the proxy's secret is with it (25.43)", async () => {
  const { sessions, ask } = await serve("x-user");
  const session = await sessions.signIn(sessions.newLink(anna.address));
  const proxys = { "x-desk-proxy-secret": proxySecret };
  const asked: [string, Record<string, string>][] = [
    ["/", { ...proxys, "x-user": "Anna@firma.example" }],
    ["/", { ...proxys, "x-user": "jan@firma.example" }],
    ["/", { ...proxys, "x-user": "anna@firma.example, anna@firma.example" }],
    ["/", { ...proxys, "x-user": "Anna <anna@firma.example>" }],
    ["/", { ...proxys, x_user: "anna@firma.example" }],
    ["/", proxys],
    ["/", { ...proxys, cookie: `__Host-desk=${session?.token}` }],
    ["/wejscie/x", { ...proxys, "x-user": "" }],
    ["/", { "x-user": anna.address }],
    ["/", { "x-desk-proxy-secret": proxySecret.slice(1), "x-user": anna.address }],
  ];
  const answers = asked.map(async ([at, headers]) => {
    const { status, text } = await ask(at, headers);
    return status === 200 ? text : status;
  });
  expect(await Promise.all(answers)).toEqual([anna.name, ...Array(9).fill(403)]);
});

test("the preview's host knows guests alone, who go with their editor; an editor's session is none (25.45)", async () => {
  const { sessions, ask } = await serve(null, true);
  const guestOf = (host: string) => sessions.newGuest(host, 60_000);
  const session = await sessions.signIn(sessions.newLink(anna.address));
  const ended = { status: 401, text: expect.stringMatching(/Link do podglądu działa 7 dni(?!.*<form)/s) };
  for (const [at, cookie, answer] of [
    ["/redakcja/", `__Host-podglad=${await guestOf(anna.address)}`, { status: 200, text: "podgląd" }],
    ["/", `__Host-podglad=${await guestOf("dawniej@firma.example")}`, ended],
    ["/", `__Host-podglad=${session?.token}; __Host-desk=${session?.token}`, ended],
    ["/podglad/x", "", ended],
  ] as const)
    expect([at, await ask(at, { cookie })]).toEqual([at, answer]);
});

test("people sign in where the content cannot be read, to correct it (25.42, 25.43)", async () => {
  const { ask } = await serve(null);
  const here = process.cwd();
  onTestFinished(() => process.chdir(here));
  process.chdir(mkdtempSync(path.join(tmpdir(), "modrawa-access-")));
  expect(await ask("/redakcja/", {})).toEqual({ status: 401, text: expect.stringContaining("<form") });
});

test("only an ended session is said to have ended (25.43)", async () => {
  const { ask } = await serve(null);
  const says = async (headers: object) => (await ask("/", { "x-desk": "1", ...headers })).text;
  expect(await says({})).toMatch(/^Sesja wygasła/);
  expect(await says({ host: "x.example" })).toMatch(/^Poproś administratora/);
});

const opened = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
test.each([
  [
    "a link to a form, from a chat",
    "/redakcja/",
    { ...opened, "sec-fetch-site": "cross-site" },
    200,
    /script src="\/wejscie\.js".*http-equiv="refresh" content="0; url=\/redakcja\/"/s,
  ],
  [
    "the same, loaded once more",
    "/redakcja/",
    { ...opened, "sec-fetch-site": "same-origin" },
    401,
    /<h1>.*<form/s,
  ],
  ["a link that was used, or is old", "/wejscie/x", {}, 401, /Ten link już nie działa.*<form/s],
])("%s is told what it is (25.43)", async (_what, at, headers, status, says) => {
  const { ask } = await serve(null);
  expect(await ask(at, headers as Record<string, string>)).toEqual({
    status,
    text: expect.stringMatching(says),
  });
});

test("signing out ends the session of this device, or of every one (25.47)", async () => {
  const { sessions, ask } = await serve(null);
  const signIn = async () => ({
    cookie: `__Host-desk=${(await sessions.signIn(sessions.newLink(anna.address)))?.token}`,
  });
  const [one, two, three] = [await signIn(), await signIn(), await signIn()];
  const states = () =>
    Promise.all([one, two, three].map(async (headers) => (await ask("/redakcja/", headers)).status));
  await ask("/wyjscie", { ...one, "sec-fetch-site": "none" });
  expect(await states()).toEqual([200, 200, 200]);
  await ask("/wyjscie", { ...one, "sec-fetch-site": "same-origin" });
  expect(await states()).toEqual([401, 200, 200]);
  await ask("/wyjscie", { ...two, "x-desk": "1" }, "POST");
  expect(await states()).toEqual([401, 401, 401]);
});
