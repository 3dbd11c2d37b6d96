import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { newFolder } from "../runner/new-folder";
import { freePort } from "../site/free-port";
import { startSite } from "../site/site";

const fromProject = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

const deskUrl = (port: number) => `http://127.0.0.1:${port}/redakcja/`;

/** Command that runs a TypeScript file of the project. */
const runs = (script: string, port: number) => [
  fromProject("node_modules/tsx/dist/cli.mjs"),
  ...["--tsconfig", fromProject("tsconfig.json"), fromProject(script), String(port)],
];

/** Starts `npm run desk` over a copy of the fixture, which it may write to. */
export async function startDesk() {
  const desk = copyContent();
  const port = await freePort();
  const site = await startSite({
    command: runs("tools/desk/main.ts", port),
    cwd: desk.folder,
    env: { NODE_ENV: "development" },
  });
  await expect.poll(site.output, { timeout: 500_000 }).toContain(`:${port}/redakcja/`);
  return {
    ...desk,
    url: deskUrl(port),
    site: site.url,
    close: async () => {
      await site.stop();
      desk.remove();
    },
  };
}

/**
 * Starts the desk over a copy of a fixture, without the site in development, which reads all content at each save.
 * @param brand folder of the fixture, with `content/` and `public/`
 */
export async function startDeskAlone(brand?: string) {
  const desk = copyContent(brand);
  const port = await freePort();
  const child = spawn(process.execPath, runs("tests/support/site/desk-alone.ts", port), {
    cwd: desk.folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return {
    ...desk,
    url: deskUrl(port),
    close: async () => {
      child.kill();
      await once(child, "close");
      desk.remove();
    },
  };
}

function copyContent(brand = "tests/fixtures") {
  const folder = newFolder();
  cpSync(fromProject(`${brand}/content`), path.join(folder, "content"), { recursive: true });
  // The fixture is edited beside the project's own theme.
  cpSync(fromProject("content/theme"), path.join(folder, "content/theme"), { recursive: true, force: false });
  const own = fromProject(`${brand}/public`);
  cpSync(existsSync(own) ? own : fromProject("public"), path.join(folder, "public"), { recursive: true });
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
    at,
    read: (file: string) => readFileSync(at(file), "utf8"),
    write: (file: string, text: string) => writeFileSync(at(file), text),
    remove: () => rmSync(folder, { recursive: true, maxRetries: 20 }),
  };
}

/** What journeys need of a desk, with or without the site beside it. */
export type DeskAlone = Awaited<ReturnType<typeof startDeskAlone>>;
export type Desk = Awaited<ReturnType<typeof startDesk>>;
