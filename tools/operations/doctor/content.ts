import { existsSync } from "node:fs";
import { buildId, builtPublication, currentPublication, readPublication } from "lib/platform/files.server";
import { issueLine, issuesOf } from "~/content/files.server";
import { editedContent } from "~/content/fingerprint.server";
import { stageContent } from "~/content/memo";
import { hasUnpublishedEdits, preparePublication, readAllContent } from "~/pages/content.server";
import { type DoctorCheck, type Finding, notice, ok, wrong } from "./finding";

/** Checks the content that the site shows, which was published last, and says which edits it does not show. */
export const check: DoctorCheck = async () => [await shownFinding(), ...(await editedFindings())];

async function shownFinding(): Promise<Finding> {
  const name = currentPublication() ?? builtPublication;
  const isBuilt = name === builtPublication;
  try {
    (await preparePublication(name))();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return isBuilt
      ? wrong(`treści z budowy nie da się odczytać: ${problem}`, "npm run build")
      : wrong(`${problem}; serwis pokazuje wcześniejszą treść`, "npm run publish");
  }
  if (isBuilt) return ok("z budowy; nic nie opublikowano");
  const { at, build } = readPublication(name);
  return ok(`publikacja ${name} z ${at}${build === buildId() ? "" : ", sprzed tego wydania"}`);
}

async function editedFindings(): Promise<Finding[]> {
  if (!existsSync(editedContent)) return [];
  const issues = issuesOf(() => stageContent(editedContent).load(readAllContent));
  if (issues.length > 0)
    return issues.map((issue) =>
      notice(issueLine(issue), "popraw plik; serwis pokazuje to, co opublikowano"),
    );
  return (await hasUnpublishedEdits())
    ? [notice("katalog content/ różni się od tego, co pokazuje serwis", "npm run publish")]
    : [];
}
