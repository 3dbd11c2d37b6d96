import { expect, test } from "vitest";
import { commandFor } from "./open-in-browser";

test.each([
  ["darwin", {}, "open"],
  ["win32", {}, "cmd"],
  ["linux", { DISPLAY: ":0" }, "xdg-open"],
  ["linux", { WAYLAND_DISPLAY: "wayland-0" }, "xdg-open"],
  ["linux", {}, undefined],
  ["darwin", { CI: "true" }, undefined],
  ["linux", { DISPLAY: ":10", SSH_CONNECTION: "10.0.0.1 22" }, undefined],
] as const)("on %s with %o the browser is opened by %s", (platform, env, program) => {
  expect(commandFor(platform, env)?.[0]).toBe(program);
});
