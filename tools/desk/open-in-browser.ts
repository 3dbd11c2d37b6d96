import { spawn } from "node:child_process";

/** Opens a URL in the default browser if this machine has a screen. Ignores failures. */
export function openInBrowser(url: string): void {
  const command = commandFor(process.platform, process.env);
  if (!command) return;
  const [program, ...args] = command;
  const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
  // The program may be missing; users can open the URL themselves.
  child.on("error", () => {});
  child.unref();
}

/** Returns the command that opens a URL, or undefined in CI, over SSH or without a screen. */
export function commandFor(
  platform: NodeJS.Platform,
  { CI, DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION }: Record<string, string | undefined>,
): [string, ...string[]] | undefined {
  if (CI || SSH_CONNECTION) return undefined;
  if (platform === "darwin") return ["open"];
  // `start` uses its first quoted argument as the window title, so an empty title comes before the URL.
  if (platform === "win32") return ["cmd", "/c", "start", ""];
  return DISPLAY || WAYLAND_DISPLAY ? ["xdg-open"] : undefined;
}
