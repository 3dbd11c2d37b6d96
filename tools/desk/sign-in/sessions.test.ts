import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { log } from "lib/platform/log.server";
import { expect, test, vi } from "vitest";
import { Sessions } from "./sessions";

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), "modrawa-sessions-")), "sessions.json");
const minute = 60_000;
const [anna, jan] = ["anna@modrawa.example", "jan@modrawa.example"];

test("whoever signs out while others sign in stays signed out after a restart (25.43)", async () => {
  const file = newFile();
  const sessions = new Sessions(file);
  const session = await sessions.signIn(sessions.newLink(anna));
  const many = Array.from({ length: 50 }, () => sessions.signIn(sessions.newLink(jan)));
  await Promise.all([...many, sessions.signOut(anna)]);
  const restarted = new Sessions(file);
  expect(restarted.holder(session?.token ?? "")).toBeNull();
  for (const one of await Promise.all(many)) expect(restarted.holder(one?.token ?? "")).toBe(jan);
});

test("a link lasts 15 minutes and works once, a session 12 hours; its file has no token, and is private (25.43)", async () => {
  const file = newFile();
  const sessions = new Sessions(file);
  const link = sessions.newLink(anna, 0);
  expect([sessions.isLink(link, 15 * minute - 1), sessions.isLink(link, 15 * minute)]).toEqual([true, false]);
  expect(await sessions.signIn(link, 15 * minute)).toBeNull();
  const { token = "" } = (await sessions.signIn(link, minute)) ?? {};
  expect(await sessions.signIn(link, minute)).toBeNull();
  expect([readFileSync(file, "utf8").includes(token), statSync(file).mode & 0o777]).toEqual([false, 0o600]);
  const restarted = new Sessions(file);
  expect(restarted.holder(token, minute + 12 * 60 * minute - 1)).toBe(anna);
  expect(restarted.holder(token, minute + 12 * 60 * minute)).toBeNull();
  expect(sessions.holder(link, minute)).toBeNull();
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
    const session = await sessions.signIn(sessions.newLink(anna));
    expect(new Sessions(file).holder(session?.token ?? "")).toBe(anna);
  },
);
