import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { Sessions } from "./sessions";
import { deskSettings } from "./settings";

const server = { DESK_URL: "https://desk.example", DESK_FOLDER: "/srv/desk" };
const minute = 60_000;

test("without editors the desk is one person's; with them, each has a name and may publish or not", () => {
  expect(deskSettings({ DESK_URL: "https://desk.example" })).toBeNull();
  const people = "Anna Nowak <Anna@firma.example>, jan@firma.example";
  const settings = deskSettings({ ...server, DESK_EDITORS: people, DESK_PUBLISHERS: "anna@firma.example" });
  expect([...(settings?.editors.values() ?? [])]).toEqual([
    { name: "anna", address: "anna@firma.example", isPublisher: true },
    { name: "jan", address: "jan@firma.example", isPublisher: false },
  ]);
});

test("wrong settings are named in one line", () => {
  const read = () => deskSettings({ DESK_EDITORS: "Anna", DESK_URL: "http://desk.example" });
  expect(read).toThrow(/^Błędna konfiguracja redakcji – [^\n]*DESK_EDITORS[^\n]*DESK_URL[^\n]*DESK_FOLDER/);
});

test("a link lasts 15 minutes and works once, a session 12 hours; nobody else can use either", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "modrawa-sessions-")), "sessions.json");
  const sessions = new Sessions(file);
  const link = sessions.newLink("anna@firma.example", 0);
  expect([sessions.isLink(link, 15 * minute - 1), sessions.isLink(link, 15 * minute)]).toEqual([true, false]);
  expect(await sessions.signIn(link, 15 * minute)).toBeNull();
  const { token = "" } = (await sessions.signIn(link, minute)) ?? {};
  expect(await sessions.signIn(link, minute)).toBeNull();
  const restarted = new Sessions(file);
  expect(restarted.holder(token, minute + 12 * 60 * minute - 1)).toBe("anna@firma.example");
  expect(restarted.holder(token, minute + 12 * 60 * minute)).toBeNull();
  expect(sessions.holder(link, minute)).toBeNull();
});
