/**
 * `npm run publish`: checks the content, makes anew what visitors download of it, and has every running instance on this
 * `DATA_DIR` take both into use (behaviour 25.5). A mistake changes nothing.
 */
import { connect } from "node:net";
import { json } from "node:stream/consumers";
import { mistakeLine, mistakesOf } from "~/content/files.server";
import { findReloadSockets, type ReloadAnswer } from "~/platform/reload-sockets.server";
import { readAllContent } from "~/site/content.server";
import { checkContent } from "../content/check-content";
import { hasFileSources, publishFiles } from "./publish/files";

/** @returns the exit code: 1 for a mistake, and where no instance runs */
export async function run(): Promise<number> {
  const hasSources = hasFileSources();
  // Without the sources' pictures only what the start checks can be checked.
  const mistakes = hasSources ? checkContent().mistakes : mistakesOf(readAllContent);
  if (mistakes.length > 0) {
    console.error(
      `Nic się nie zmieniło. Błędy (${mistakes.length}):\n${mistakes.map(mistakeLine).join("\n")}`,
    );
    return 1;
  }
  if (hasSources) console.log(await publishFiles());
  else console.log("Pliki do pobrania zostają bez zmian: w tej instalacji nie ma ich źródeł.");
  return tellInstances();
}

/** One after the other, so that another one is quick while one renders its pages. */
async function tellInstances(): Promise<number> {
  let told = 0;
  for (const socket of findReloadSockets()) {
    const answer = await ask(socket);
    if (answer === null) continue;
    if (answer.problem !== null) {
      console.error(`Serwis został przy poprzedniej treści:\n${answer.problem}`);
      return 1;
    }
    told += 1;
  }
  if (told === 0) {
    console.error("Serwis nie działa: nową treść pokaże po uruchomieniu.");
    return 1;
  }
  console.log(`Opublikowano. Nową treść pokazują wszystkie działające instancje: ${told}.`);
  return 0;
}

/** @returns `null` where nobody listens any more */
async function ask(socket: string): Promise<ReloadAnswer | null> {
  const connection = connect(socket);
  try {
    return (await json(connection)) as ReloadAnswer;
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ECONNREFUSED", "ENOENT"].includes(String(error.code)))
      return null;
    throw error;
  }
}
