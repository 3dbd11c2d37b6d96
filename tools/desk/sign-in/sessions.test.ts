import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { log } from "lib/platform/log.server";
import { expect, test, vi } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { browserNamed } from "./browser-name";
import { type Device, Sessions } from "./sessions";

const newFile = () => path.join(newFolder(), "sessions.json");
const minute = 60_000;
const hour = 60 * minute;
const [anna, jan] = ["anna@modrawa.example", "jan@modrawa.example"];
const laptop: Device = { browser: "Firefox, Windows", caller: "192.0.2.0" };
const phone: Device = { browser: "Safari, iPhone", caller: null };

/** Signs somebody in. @returns the token of the session */
const enter = async (sessions: Sessions, address: string, device = laptop, now = Date.now()) =>
  (await sessions.signIn(sessions.newLink(address, "", now), device, "", now)) ?? "";

test("whoever signs out while others sign in stays signed out after a restart (25.43)", async () => {
  const file = newFile();
  const sessions = new Sessions(file);
  const session = await enter(sessions, anna);
  const many = Array.from({ length: 50 }, () => enter(sessions, jan));
  await Promise.all([...many, sessions.signOut(anna)]);
  const restarted = new Sessions(file);
  expect(restarted.holder(session)).toBeNull();
  for (const one of await Promise.all(many)) expect(restarted.holder(one)).toBe(jan);
});

test("a link lasts 10 minutes and works once, signing in ends the others; the file has no token, and is private (25.49)", async () => {
  const file = newFile();
  const sessions = new Sessions(file);
  const newLink = () => sessions.newLink(anna, "ask", 0);
  const [link, other, ofJan] = [newLink(), newLink(), sessions.newLink(jan, "ask", 0)];
  expect(sessions.linkOf(link, "ask", 10 * minute - 1)).toEqual({ address: anna, isAsker: true });
  expect(sessions.linkOf(link, "", 1)).toEqual({ address: anna, isAsker: false });
  expect(sessions.linkOf(link, "ask", 10 * minute)).toBeNull();
  expect(await sessions.signIn(link, laptop, "", 10 * minute)).toBeNull();
  const both = [link, other].map((one) => sessions.signIn(one, laptop, "", minute));
  const [token, refused] = await Promise.all(both);
  expect([refused, await sessions.signIn(link, laptop, "", minute)]).toEqual([null, null]);
  expect(sessions.linkOf(ofJan, "", minute)).toMatchObject({ address: jan });
  expect([readFileSync(file, "utf8").includes(token ?? ""), statSync(file).mode & 0o777]).toEqual([
    false,
    0o600,
  ]);
  expect(sessions.holder(link, true, minute)).toBeNull();

  const again = await sessions.signIn(sessions.newLink(jan, "", minute), laptop, token ?? "", minute);
  expect([token, again].map((one) => sessions.holder(one ?? "", true, minute))).toEqual([null, jan]);
});

test("a session ends after an hour without use, and after 12 hours in use, also over a restart (25.47)", async () => {
  const file = newFile();
  const sessions = new Sessions(file);
  const [used, left] = [await enter(sessions, anna, laptop, 0), await enter(sessions, anna, phone, 0)];
  for (let at = 0; at < 12 * hour; at += 50 * minute)
    expect([at, sessions.holder(used, true, at)]).toEqual([at, anna]);
  // Requests that a page repeats by itself do not count as use.
  expect(sessions.holder(left, false, hour - 1)).toBe(anna);
  expect([used, left].map((one) => sessions.holder(one, true, hour))).toEqual([anna, null]);
  await vi.waitUntil(() => new Sessions(file).holder(used, true, 11 * hour) === anna);
  const restarted = new Sessions(file);
  expect([12 * hour - 1, 12 * hour].map((at) => restarted.holder(used, true, at))).toEqual([anna, null]);
});

test("each session is listed with where and since when, and ends alone; signing out ends all, links and guests (25.45, 25.47)", async () => {
  const sessions = new Sessions(newFile());
  const old = await enter(sessions, anna, laptop, 0);
  const own = await enter(sessions, anna, phone, minute);
  const ofJan = await enter(sessions, jan, laptop, 0);
  const look = await sessions.newGuest(anna, 12 * hour, old, 0);
  const guest = await sessions.newGuest(anna, 12 * hour, undefined, 0);
  expect(sessions.list(anna, own, minute)).toEqual([
    { id: expect.any(String), device: phone, since: minute, isOwn: true },
    { id: expect.any(String), device: laptop, since: 0, isOwn: false },
  ]);
  const [id = ""] = sessions.list(jan, "", minute).map((one) => one.id);
  await sessions.end(anna, id);
  expect(sessions.holder(ofJan, true, minute)).toBe(jan);

  expect(sessions.hostOf(look, minute)).toBe(anna);
  await sessions.end(anna, sessions.list(anna, own, minute)[1]?.id ?? "");
  expect([old, own].map((one) => sessions.holder(one, true, minute))).toEqual([null, anna]);
  expect([look, guest].map((one) => sessions.hostOf(one, minute))).toEqual([null, anna]);

  const link = sessions.newLink(anna, "", minute);
  await sessions.signOut(anna);
  expect([sessions.holder(own, true, minute), sessions.hostOf(guest, minute)]).toEqual([null, null]);
  expect(await sessions.signIn(link, laptop, "", minute)).toBeNull();
});

test.each(["", "{", "null", "5", "{}", '[["a"]]', '[["a",{"address":5,"until":"x"}]]'])(
  "a file of sessions that is damaged, such as „%s”, signs everybody out",
  async (text) => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    const file = newFile();
    writeFileSync(file, text);
    const sessions = new Sessions(file);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(sessions.holder("a")).toBeNull();
    const session = await enter(sessions, anna);
    expect(new Sessions(file).holder(session)).toBe(anna);
  },
);

test.each([
  ["Firefox, Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  [
    "Edge, Windows",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0",
  ],
  ["nieznana przeglądarka", "curl/8.5.0"],
])("%s is named by its header (25.47)", (name, header) => expect(browserNamed(header)).toBe(name));
