import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { makeRunFolder, removeRunFolder, takeContent } from "../runner/run-folder";
import { hasPostgres, startPostgres } from "../services/postgres";
import { keepFewProducts } from "../site/bare-content";
import { freePort } from "../site/free-port";
import { startSite } from "../site/site";
import { makeWorkingFolder } from "./working-folder";

const proxyHeader = "x-user";

/**
 * Starts two instances of a site (one without PostgreSQL), and the built desk of a server over a working folder with the
 * same content. The desk trusts the header of a proxy that signs people in, which {@link openAs} sends.
 */
export async function startDeskOverSites(people: { publisher: string; editor: string }) {
  const run = makeRunFolder();
  const cwd = run.site;
  const content = path.join(cwd, "content");
  rmSync(content);
  cpSync(path.resolve("tests/fixtures/content"), content, { recursive: true });
  keepFewProducts(content);
  takeContent(run);
  const postgres = hasPostgres ? await startPostgres() : null;
  const shared = postgres && { DATABASE_URL: postgres.database("desk"), SECRET: "s".repeat(32) };
  const first = await startSite({ cwd, env: { ...shared } });
  const { dataDir } = first;
  const others = shared ? [await startSite({ cwd, env: { ...shared, DATA_DIR: dataDir } })] : [];
  const folder = makeWorkingFolder(content);
  const port = String(await freePort());
  const desk = await startSite({
    command: ["build/desk.js"],
    cwd,
    env: {
      ...{ PORT: port, DATA_DIR: dataDir, SITE_URL: first.url, LOG_LEVEL: "warn" },
      ...{ DESK_URL: `https://localhost:${port}`, DESK_FOLDER: folder, DESK_USER_HEADER: proxyHeader },
      ...{ DESK_PUBLISHERS: people.publisher, DESK_EDITORS: people.editor },
    },
  });
  return {
    url: `http://localhost:${port}/redakcja/`,
    sites: [first, ...others].map((site) => site.url),
    read: (file: string) => readFileSync(path.join(folder, file), "utf8"),
    at: (file: string) => path.join(folder, file),
    close: async () => {
      await Promise.all([desk, first, ...others].map((program) => program.stop()));
      postgres?.dispose();
      rmSync(folder, { recursive: true, maxRetries: 20 });
      removeRunFolder(run);
    },
  };
}

/** Opens a page as a person whom the proxy has signed in. */
export const openAs = (browser: Browser, address: string, options: object) =>
  browser.newPage({ ...options, extraHTTPHeaders: { [proxyHeader]: address } });
