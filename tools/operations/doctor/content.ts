import { existsSync } from "node:fs";
import path from "node:path";
import { failureReason } from "lib/platform/failure-reason";
import { builtSite, publications } from "lib/platform/files.server";
import { issueLine, issuesOf } from "~/content/files.server";
import { editedContent } from "~/content/fingerprint.server";
import { stageContent } from "~/content/memo";
import { describeVersion, publicationSource } from "~/content/publication-source.server";
import { hasUnpublishedEdits, preparePublication, readAllContent } from "~/pages/content.server";
import { type DoctorCheck, type Finding, notice, ok, wrong } from "./finding";
import { howToPublish } from "./publication";

/** Checks the content that the site shows, which was published last, and says which edits it does not show. */
export const check: DoctorCheck = async () => [await shownFinding(), ...(await editedFindings())];

async function shownFinding(): Promise<Finding> {
  const name = publications.current();
  const isBuilt = name === builtSite.name;
  try {
    (await preparePublication(name))();
  } catch (error) {
    const problem = failureReason(error);
    return isBuilt
      ? wrong(`treści z budowy nie da się odczytać: ${problem}`, "npm run build")
      : wrong(`${problem}; serwis pokazuje wcześniejszą treść`, howToPublish());
  }
  if (isBuilt) return ok("z budowy; nic nie opublikowano");
  const { at, desk } = publications.read(name);
  return ok(`publikacja ${name} z ${at}${desk ? `, z redakcji (${describeVersion(desk)})` : ""}`);
}

async function editedFindings(): Promise<Finding[]> {
  const source = publicationSource();
  const edited = source && path.join(source.folder, editedContent);
  if (!edited || !existsSync(edited)) return [];
  const issues = issuesOf(() => stageContent(edited).load(readAllContent));
  if (issues.length > 0)
    return issues.map((issue) =>
      notice(issueLine(issue), "popraw plik; serwis pokazuje to, co opublikowano"),
    );
  return (await hasUnpublishedEdits())
    ? [notice(`katalog ${edited} różni się od tego, co pokazuje serwis`, howToPublish())]
    : [];
}
