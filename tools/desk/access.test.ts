import path from "node:path";
import express, { Router } from "express";
import { log } from "lib/platform/log.server";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";
import { listening } from "../../tests/support/services/listening";
import { sendTo } from "../../tests/support/services/send";
import { onlyGuests } from "./preview/guests";
import type { Preview } from "./preview/preview";
import type { Editor } from "./settings";
import { editorOf, onlyEditors } from "./sign-in/access";
import { Sessions } from "./sign-in/sessions";
import { sessionRoutes } from "./sign-in/sessions-page";

const proxySecret = "what the proxy sends with each request";
const anna: Editor = { name: "Anna Nowak", address: "anna@firma.example", isPublisher: true };

async function serve(userHeader: string | null, isPreview = false) {
  for (const level of ["info", "warn"] as const) vi.spyOn(log, level).mockImplementation(() => {});
  const app = express();
  const url = new URL(await listening(app));
  const sessions = new Sessions(path.join(newFolder(), "sessions.json"));
  const site = Router().use((_request, response) => void response.send("podgląd"));
  const editors = new Map([[anna.address, anna]]);
  const settings = { url, previewUrl: url, editors, folder: ".", release: ".", userHeader, proxySecret };
  const preview = { site } as unknown as Preview;
  if (isPreview) app.use(onlyGuests(settings, sessions, preview));
  else app.use(onlyEditors(settings, sessions), sessionRoutes(sessions, userHeader !== null));
  app.use((_request, response) => void response.send(editorOf(response).name));
  /** Sends a request with any headers, also with those that only browsers send. */
  const send = async (at: string, headers: Record<string, string>, method = "GET", body = "") => {
    const form = body && { "content-type": "application/x-www-form-urlencoded", origin: url.origin };
    const answer = await sendTo(url.origin, method, at, { headers: { ...form, ...headers }, body });
    return { ...answer, cookie: answer.headers["set-cookie"]?.at(-1)?.split(";")[0] ?? "" };
  };
  const ask = async (...args: Parameters<typeof send>) => {
    const { status, text } = await send(...args);
    return { status, text };
  };
  /** Signs Anna in. @returns the token of her session */
  const enter = async (browser = "Firefox") =>
    (await sessions.signIn(sessions.newLink(anna.address, ""), { browser, caller: null })) ?? "";
  return { sessions, ask, send, enter };
}

test("behind a proxy that signs people in, its header alone says who edits, if the proxy's secret is with it (25.43)", async () => {
  const { ask, enter } = await serve("x-user");
  const session = await enter();
  const proxys = { "x-desk-proxy-secret": proxySecret };
  const asked: [string, Record<string, string>][] = [
    ["/", { ...proxys, "x-user": "Anna@firma.example" }],
    ["/", { ...proxys, "x-user": "jan@firma.example" }],
    ["/", { ...proxys, "x-user": "anna@firma.example, anna@firma.example" }],
    ["/", { ...proxys, "x-user": "Anna <anna@firma.example>" }],
    ["/", { ...proxys, x_user: "anna@firma.example" }],
    ["/", proxys],
    ["/", { ...proxys, cookie: `__Host-desk=${session}` }],
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
  const { sessions, ask, enter } = await serve(null, true);
  const guestOf = (host: string) => sessions.newGuest(host, 60_000);
  const session = await enter();
  const ended = { status: 401, text: expect.stringMatching(/Link do podglądu działa 7 dni(?!.*<form)/s) };
  for (const [at, cookie, answer] of [
    ["/redakcja/", `__Host-podglad=${await guestOf(anna.address)}`, { status: 200, text: "podgląd" }],
    ["/", `__Host-podglad=${await guestOf("dawniej@firma.example")}`, ended],
    ["/", `__Host-podglad=${session}; __Host-desk=${session}`, ended],
    ["/podglad/x", "", ended],
  ] as const)
    expect([at, await ask(at, { cookie })]).toEqual([at, answer]);
});

test("people sign in where the content cannot be read, to correct it (25.42, 25.43)", async () => {
  const { ask, send } = await serve(null);
  const here = process.cwd();
  onTestFinished(() => process.chdir(here));
  process.chdir(newFolder());
  expect(await ask("/redakcja/", {})).toEqual({ status: 401, text: expect.stringContaining("<form") });
  await send("/wejscie", {}, "POST", `adres=${anna.address}`);
  const mailed = [{ editor: anna.name }, "Mailed a link to the desk"];
  await expect.poll(() => vi.mocked(log.info).mock.calls).toContainEqual(mailed);
});

test("only an ended session is said to have ended (25.43)", async () => {
  const { ask } = await serve(null);
  const says = async (headers: object) => (await ask("/", { "x-desk": "1", ...headers })).text;
  expect(await says({})).toMatch(/^Sesja wygasła/);
  expect(await says({ host: "x.example" })).toMatch(/^Poproś administratora/);
});

test("a link that was used, or is old, is told what it is (25.50)", async () => {
  const { ask } = await serve(null);
  const text: unknown = expect.stringMatching(/Ten link już nie działa.*<form/s);
  expect(await ask("/wejscie/x", {})).toEqual({ status: 401, text });
});

test("a link signs in by one press where it was asked for, elsewhere by one more that says for whom (25.49)", async () => {
  const { sessions, ask, send } = await serve(null);
  const asked = await send("/wejscie", {}, "POST", "adres=ktos@firma.example");
  const [cookie, again] = [asked.cookie, await send("/wejscie", { cookie: asked.cookie }, "POST", "adres=")];
  expect([cookie.split("=")[0], again.cookie]).toEqual(["__Host-wejscie", cookie]);
  const newLink = () => `/wejscie/${sessions.newLink(anna.address, cookie.split("=")[1] ?? "")}`;
  const link = newLink();
  expect(await ask(link, {})).toEqual({ status: 200, text: expect.not.stringContaining("Anna") });
  const elsewhere = await send(link, { "x-desk": "1" }, "POST");
  expect([elsewhere.status, elsewhere.cookie, elsewhere.text]).toEqual([
    ...[200, ""],
    expect.stringMatching(/Anna Nowak<\/strong>, anna@firma\.example.*<button name="jako"/s),
  ]);
  const here = await send(link, { cookie, "x-desk": "1" }, "POST");
  expect([here.status, here.cookie]).toEqual([303, expect.stringMatching(/^__Host-desk=[\w-]{43}$/)]);
  expect((await send(newLink(), {}, "POST", "jako=1")).status).toBe(303);
});

test("people see where they are signed in, and sign out there or everywhere, by posts alone (25.47)", async () => {
  const { ask, send, enter } = await serve(null);
  const cookies = [await enter("Firefox, <Windows>"), await enter("Safari, iPhone"), await enter("Chrome")];
  const [one, two] = cookies.map((token) => ({ cookie: `__Host-desk=${token}` })) as [
    { cookie: string },
    { cookie: string },
  ];
  const states = () =>
    Promise.all(cookies.map(async (token) => (await ask("/", { cookie: `__Host-desk=${token}` })).status));
  const idIn = (page: string, button: string) =>
    new RegExp(`value="([\\w-]{43})"><button>${button}<`).exec(page)?.[1] ?? "";
  const page = (await ask("/wyjscie", { ...one, "sec-fetch-site": "same-origin" })).text;
  expect(page).toMatch(/Safari, iPhone.*<strong>ta przeglądarka<\/strong>, Firefox, &lt;Windows&gt;, od \d/s);
  expect(await states()).toEqual([200, 200, 200]);

  const other = await send("/wyjscie", two, "POST", `sesja=${idIn(page, "Wyloguj się")}`);
  expect([other.headers.location, other.headers["clear-site-data"]]).toEqual(["/wyjscie", undefined]);
  expect(await states()).toEqual([401, 200, 200]);
  const own = idIn((await ask("/wyjscie", two)).text, "Wyloguj się");
  const left = await send("/wyjscie", two, "POST", `sesja=${own}`);
  expect([left.headers.location, left.headers["clear-site-data"]]).toEqual([
    "/redakcja/",
    '"cache", "storage"',
  ]);
  expect(await states()).toEqual([401, 401, 200]);
  await send("/wyjscie", { cookie: `__Host-desk=${cookies[2]}` }, "POST", "x=");
  expect(await states()).toEqual([401, 401, 401]);
});

test("behind a proxy that signs people in, signing out is its own; links to the preview end here (25.45, 25.47)", async () => {
  const { sessions, ask, send } = await serve("x-user");
  const headers = { "x-desk-proxy-secret": proxySecret, "x-user": anna.address };
  const guest = await sessions.newGuest(anna.address, 60_000);
  expect((await ask("/wyjscie", headers)).text).toMatch(
    /wyloguj się w nim.*<button>Unieważnij linki do podglądu/s,
  );
  expect((await send("/wyjscie", headers, "POST", "x=")).headers.location).toBe("/wyjscie");
  expect(sessions.hostOf(guest)).toBeNull();
});
