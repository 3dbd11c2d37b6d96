import { spawn } from "node:child_process";

/** Opens a URL in this machine's browser where there is one to be seen; nothing depends on it. */
export function openInBrowser(url: string): void {
  const command = commandFor(process.platform, process.env);
  if (!command) return;
  const [program, ...args] = command;
  const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
  // Without that program people open it themselves.
  child.on("error", () => {});
  child.unref();
}

/** @returns nothing for a machine without a screen, and in continuous integration */
export function commandFor(
  platform: NodeJS.Platform,
  { CI, DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION }: Record<string, string | undefined>,
): [string, ...string[]] | undefined {
  if (CI || SSH_CONNECTION) return undefined;
  if (platform === "darwin") return ["open"];
  // The first quoted argument of start would be taken for a window's title.
  if (platform === "win32") return ["cmd", "/c", "start", ""];
  return DISPLAY || WAYLAND_DISPLAY ? ["xdg-open"] : undefined;
}
