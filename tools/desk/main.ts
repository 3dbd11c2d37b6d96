/**
 * `npm run desk` starts the development site, which shows content changes immediately, and the content editor at
 * `http://127.0.0.1:PORT/redakcja/`. The editor is reachable only from this machine. `npm run desk -- 4000` sets
 * another port for the editor.
 */
import { getEnv } from "lib/platform/env.server";
import { serveDevelopment } from "../../server/development";
import { openInBrowser } from "./open-in-browser";
import { watchTray } from "./pictures";
import { serveDesk } from "./server";

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function serve() {
  const { PORT, SITE_URL } = getEnv();
  const port = Number(process.argv[2] ?? PORT + 1);
  await serveDevelopment();
  await serveDesk({ port, siteUrl: SITE_URL });
  watchTray();
  const url = `http://127.0.0.1:${port}/redakcja/`;
  console.log(`
Redakcja: ${url}
Serwis:   ${SITE_URL}

Otwórz oba adresy w przeglądarce. Zapisaną zmianę od razu widać w serwisie na tym komputerze.
Odwiedzający zobaczą ją po npm run publish. Koniec pracy: Ctrl+C w tym oknie.
Przewodnik: docs/desk.md
`);
  openInBrowser(url);
}
