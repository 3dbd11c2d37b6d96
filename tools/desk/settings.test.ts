import { expect, test } from "vitest";
import { deskSettings } from "./settings";

const server = {
  DESK_URL: "https://desk.example",
  DESK_PREVIEW_URL: "https://podglad.example",
  DESK_FOLDER: "/srv/desk",
};

test("without editors the desk is one person's; with them, each has a name and may publish or not", () => {
  expect(deskSettings({})).toBeNull();
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
  const joined = () => deskSettings({ ...server, DESK_EDITORS: "anna@firma.example jan@firma.example" });
  expect(joined).toThrow("przy „jan@firma.example” brakuje przecinka");
  expect(() => deskSettings(server)).toThrow("nikt by nie wszedł");
  const atUrl = (url: string) => () =>
    deskSettings({ ...server, DESK_EDITORS: "jan@firma.example", DESK_URL: url });
  expect(atUrl("https://firma.example/desk")).toThrow("adres bez ścieżki");
  expect(atUrl("https://podglad.example")).toThrow("DESK_PREVIEW_URL: inna nazwa");
});

test("a header that names the editor goes only with the secret of the proxy that sends it (25.43)", () => {
  const read = (proxy: Record<string, string | undefined>) => () =>
    deskSettings({ ...server, DESK_EDITORS: "jan@firma.example", ...proxy });
  const [DESK_USER_HEADER, DESK_PROXY_SECRET] = ["Remote-Email", "x".repeat(32)];
  const named = /^Błędna konfiguracja redakcji – DESK_PROXY_SECRET: [^\n]+$/;
  for (const proxy of [{ DESK_USER_HEADER }, { DESK_PROXY_SECRET }]) expect(read(proxy)).toThrow(named);
  expect(read({ DESK_USER_HEADER, DESK_PROXY_SECRET: "short" })).toThrow(named);
  expect(read({ DESK_USER_HEADER, DESK_PROXY_SECRET })()).toMatchObject({
    userHeader: "remote-email",
    proxySecret: DESK_PROXY_SECRET,
  });
});
