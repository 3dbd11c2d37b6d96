import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPath } from "../../../tools/scripts/find-chromium.js";
import { isNeededToolThere } from "../runner/needed-tool";
import { freePort } from "../site/free-port";

/** A browser that is not Chromium, driven as a visitor would: real keys and presses. */
export type Engine = {
  goto: (url: string) => Promise<void>;
  /** Runs the body of a function in the page; its `return` must be JSON. */
  evaluate: <T>(body: string) => Promise<T>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  close: () => void;
};

type Command =
  | "NewSession"
  | "SetWindowRect"
  | "Navigate"
  | "ExecuteScript"
  | "FindElement"
  | "ElementClick"
  | "ElementSendKeys";
/** Sends a command of WebDriver; `id` is the element that it is for. */
type Send = (command: Command, parameters: { id?: string; [name: string]: unknown }) => Promise<unknown>;

const firefoxPath = onPath(["firefox-esr", "firefox"]);
const screenPath = onPath(["Xvfb"]);
const driverPath = onPath(["WebKitWebDriver"]);

/** Whether the programs that drive an engine are installed (Debian's `firefox-esr`, `webkit2gtk-driver` and `xvfb`). */
export const isEngineThere = {
  firefox: () => isNeededToolThere("Firefox", !!firefoxPath),
  webkit: () => isNeededToolThere("WebKitWebDriver with Xvfb", !!driverPath && !!screenPath),
};

/** Firefox by Marionette: the commands of WebDriver as JSON over TCP, which needs no driver beside it. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), "firefox-"));
  writeFileSync(path.join(profile, "user.js"), 'user_pref("marionette.port", 0);');
  const firefox = run(firefoxPath, ["--headless", "--marionette", "--profile", profile], {
    HOME: profile,
  });
  const portFile = path.join(profile, "MarionetteActivePort");
  const port = await patiently(() => (existsSync(portFile) ? Number(readFileSync(portFile, "utf8")) : 0));
  const socket = connect(port, "127.0.0.1");
  let received = Buffer.alloc(0);
  const answers = new Map<number, (answer: [error: unknown, result: unknown]) => void>();
  // It ends with the browser.
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(":") + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.toString("utf8", start, end));
      if (Array.isArray(message)) answers.get(message[1])?.([message[2], message[3]]);
      received = received.subarray(end);
    }
  });
  let count = 0;
  const send: Send = async (command, parameters) => {
    count += 1;
    const text = JSON.stringify([0, count, `WebDriver:${command}`, parameters]);
    const answer = new Promise<[unknown, unknown]>((resolve) => answers.set(count, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, result] = await answer;
    if (error) throw new Error(JSON.stringify(error));
    return (result as { value?: unknown } | null)?.value;
  };
  await send("NewSession", {});
  return engine(send, firefox);
}

/** WebKitGTK, the engine of Safari, by its own WebDriver. It has no headless mode, so it gets a screen in memory. */
export async function startWebKit(): Promise<Engine> {
  const screen = run(screenPath, ["-displayfd", "1", "-nolisten", "tcp"], {});
  const [display] = await once(screen.stdout ?? screen, "data");
  const port = await freePort();
  const driver = run(driverPath, [`--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
  });
  const post = async (address: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${address}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const { sessionId } = await patiently(
    () =>
      post("", { capabilities: {} }).catch((error) => {
        if (!(error instanceof TypeError)) throw error;
      }) as Promise<{ sessionId: string } | undefined>,
  );
  const addresses: Record<Command, string> = {
    NewSession: "",
    SetWindowRect: "window/rect",
    Navigate: "url",
    ExecuteScript: "execute/sync",
    FindElement: "element",
    ElementClick: "click",
    ElementSendKeys: "value",
  };
  const send: Send = (command, { id, ...parameters }) =>
    post(`/${sessionId}/${id ? `element/${id}/` : ""}${addresses[command]}`, parameters);
  return engine(send, driver, screen);
}

async function engine(send: Send, ...processes: ChildProcess[]): Promise<Engine> {
  await send("SetWindowRect", { width: 1280, height: 900 });
  const find = async (selector: string) => {
    const found = await send("FindElement", { using: "css selector", value: selector });
    return Object.values(found as Record<string, string>)[0];
  };
  return {
    goto: async (url) => void (await send("Navigate", { url })),
    evaluate: <T>(body: string) => send("ExecuteScript", { script: body, args: [] }) as Promise<T>,
    click: async (selector) => {
      const id = await find(selector);
      // WebKit's driver does not wait for a smooth scroll.
      const script =
        'document.querySelector(arguments[0]).scrollIntoView({ block: "center", behavior: "instant" })';
      await send("ExecuteScript", { script, args: [selector] });
      await send("ElementClick", { id });
    },
    type: async (selector, text) => void (await send("ElementSendKeys", { id: await find(selector), text })),
    close: () => {
      for (const program of processes) program.kill();
    },
  };
}

const run = (program = "", args: string[], env: Record<string, string>) =>
  spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "ignore"] });

/** Asks until there is an answer. */
export async function patiently<T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
