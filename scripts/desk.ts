/**
 * `npm run desk` starts the site in development with live content and, beside it, the editor of the content at
 * `http://127.0.0.1:PORT/redakcja/`, for this machine alone. `npm run desk -- 4000` takes another port for the editor.
 */
import { getEnv } from "~/platform/env.server";
import { serveDevelopment } from "../server/development";
import { watchTray } from "./desk/pictures";
import { serveDesk } from "./desk/server";

try {
  const { PORT, SITE_URL } = getEnv();
  const port = Number(process.argv[2] ?? PORT + 1);
  await serveDevelopment();
  await serveDesk({ port, siteUrl: SITE_URL });
  watchTray();
  console.log(`Redakcja: http://127.0.0.1:${port}/redakcja/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
