import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { linkPublic } from "../../support/runner/linked-public";
import { freePort } from "../../support/site/free-port";
import { startSite } from "../../support/site/site";

const fromProject = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** Starts `npm run desk` over a copy of the fixture, which it may write to. */
export async function startDesk() {
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-desk-"));
  cpSync(fromProject("tests/fixtures/content"), path.join(folder, "content"), { recursive: true });
  linkPublic(fromProject("public"), folder);
  const port = await freePort();
  const site = await startSite({
    command: [
      fromProject("node_modules/tsx/dist/cli.mjs"),
      ...["--tsconfig", fromProject("tsconfig.json"), fromProject("desk/main.ts"), String(port)],
    ],
    cwd: folder,
    env: { NODE_ENV: "development" },
  });
  await expect.poll(site.output, { timeout: 120_000 }).toContain(`:${port}/redakcja/`);
  const at = (file: string) => path.join(folder, file);
  const contentFiles = () =>
    readdirSync(at("content"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
  return {
    url: `http://127.0.0.1:${port}/redakcja/`,
    site: site.url,
    at,
    read: (file: string) => readFileSync(at(file), "utf8"),
    write: (file: string, text: string) => writeFileSync(at(file), text),
    /** Remembers the content as it is. @returns a function that puts it back */
    keepContent: () => {
      const kept = new Map(contentFiles().map((file) => [file, readFileSync(file, "utf8")]));
      return () => {
        for (const file of contentFiles()) {
          const before = kept.get(file);
          if (before === undefined) rmSync(file);
          else if (before !== readFileSync(file, "utf8")) writeFileSync(file, before);
        }
      };
    },
    close: async () => {
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export type Desk = Awaited<ReturnType<typeof startDesk>>;
