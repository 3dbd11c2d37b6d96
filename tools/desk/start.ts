import { existsSync } from "node:fs";
import path from "node:path";
import { getEnv } from "lib/platform/env.server";
import { log } from "lib/platform/log.server";
import { decodeOnlyPhotos } from "./pictures/read-photo";
import { inThread } from "./saving/threads";
import { serveDesk } from "./server";
import { type DeskSettings, deskSettings } from "./settings";

export async function startDesk(): Promise<void> {
  const settings = deskSettings();
  // Exits by itself, because a process that a signal ends leaves the preview's site running, and the bundled editor.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
  decodeOnlyPhotos();
  await (settings ? serveEditors(settings) : serveMyself());
}

async function serveEditors(settings: DeskSettings) {
  const { PORT, SITE_URL, TRUST_PROXY } = getEnv();
  if (!existsSync(path.join(settings.folder, "content")))
    throw new Error(
      `Błędna konfiguracja redakcji – DESK_FOLDER: w ${settings.folder} nie ma folderu content`,
    );
  if (TRUST_PROXY === 0)
    log.warn(
      "TRUST_PROXY is 0: behind the proxy all people are one caller, and its limits keep everyone out",
    );
  process.chdir(settings.folder);
  await serveDesk({ port: PORT, siteUrl: SITE_URL, settings });
  log.info({ editors: settings.editors.size }, `The desk is served at ${settings.url.origin}`);
}

async function serveMyself() {
  const { PORT, SITE_URL } = getEnv();
  const port = Number(process.argv[2] ?? PORT + 1);
  await serveDesk({ port, siteUrl: SITE_URL });
  const isBroken = (await inThread("listBroken")).length > 0;
  // Not part of the desk on a server.
  if (!isBroken) await (await import("../../server/development")).serveDevelopment();
  console.log(`
Redakcja: http://127.0.0.1:${port}/redakcja/
Serwis:   ${isBroken ? "ruszy po ponownym npm run desk; najpierw popraw w redakcji pliki z błędami" : SITE_URL}

Otwórz oba adresy w przeglądarce. Zapisaną zmianę od razu widać w serwisie na tym komputerze.
Odwiedzający zobaczą ją po opublikowaniu. Koniec pracy: Ctrl+C w tym oknie.
Przewodnik: docs/desk.md
`);
}
