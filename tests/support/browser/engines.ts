import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { onPath } from "../../../tools/scripts/find-chromium.js";
import { importOnDemand } from "../../../tools/scripts/import-on-demand.js";
import { isNeededToolThere } from "../runner/needed-tool";
import { freePort } from "../site/free-port";

/** A browser that is not Chromium, driven as a visitor would: real keys and presses. */
export type Engine = {
  goto: (url: string) => Promise<unknown>;
  /** Runs the body of a function in the page; its `return` must be JSON. */
  evaluate: <T>(body: string) => Promise<T>;
  click: (selector: string) => Promise<unknown>;
  /** Types into a field; a line break is the key Enter. */
  type: (selector: string, text: string) => Promise<unknown>;
  close: () => unknown;
};

const firefoxPath = onPath(["firefox-esr", "firefox"]);
const screenPath = onPath(["Xvfb"]);
const driverPath = onPath(["WebKitWebDriver"]);

/** Whether the programs that drive an engine are installed (Debian's `firefox-esr`, `webkit2gtk-driver` and `xvfb`). */
export const isEngineThere = {
  firefox: () => isNeededToolThere("Firefox", !!firefoxPath),
  webkit: () => isNeededToolThere("WebKitWebDriver with Xvfb", !!driverPath && !!screenPath),
};

const size = { width: 1280, height: 900 };

/** Firefox by Puppeteer, which is among the packages of Lighthouse. */
export async function startFirefox(): Promise<Engine> {
  const { launch } = await importOnDemand("lighthouse", "puppeteer-core");
  const browser = await launch({ browser: "firefox", executablePath: firefoxPath, defaultViewport: size });
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}

/** WebKitGTK, the engine of Safari, by its own WebDriver. It has no headless mode, so it gets a screen in memory. */
export async function startWebKit(): Promise<Engine> {
  const screen = run(screenPath, ["-displayfd", "1", "-nolisten", "tcp"], {});
  const [display] = await once(screen.stdout ?? screen, "data");
  const port = await freePort();
  const driver = run(driverPath, [`--port=${port}`], { DISPLAY: `:${String(display).trim()}` });
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
  const send = (command: string, parameters: object) => post(`/${sessionId}/${command}`, parameters);
  const execute = (script: string, ...args: string[]) => send("execute/sync", { script, args });
  const find = async (selector: string) => {
    const found = await send("element", { using: "css selector", value: selector });
    return `element/${Object.values(found as Record<string, string>)[0]}`;
  };
  await send("window/rect", size);
  return {
    goto: (url) => send("url", { url }),
    evaluate: <T>(body: string) => execute(body) as Promise<T>,
    click: async (selector) => {
      // WebKit's driver does not wait for a smooth scroll.
      const scroll = '.scrollIntoView({ block: "center", behavior: "instant" })';
      await execute(`document.querySelector(arguments[0])${scroll}`, selector);
      await send(`${await find(selector)}/click`, {});
    },
    type: async (selector, text) =>
      send(`${await find(selector)}/value`, { text: text.replace("\n", "\uE007") }),
    close: () => {
      for (const program of [driver, screen]) program.kill();
    },
  };
}

const run = (program = "", args: string[], env: Record<string, string>): ChildProcess =>
  spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "ignore"] });

/** Repeats a call until it returns a value. */
export async function patiently<T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
