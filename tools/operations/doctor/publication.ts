import { statSync } from "node:fs";
import { builtSite, publications } from "lib/platform/files.server";
import { runAtOnce } from "lib/processes/steps";
import { publicationSource } from "~/content/publication-source.server";
import { type DoctorCheck, notice, ok, wrong } from "./finding";

/** Age of a release, in ms, from which on publishing with it counts as forgotten. */
const forgottenMs = 24 * 3_600_000;

/** Advice how to publish edited content without taking down what the staff have published. */
export const howToPublish = () =>
  publicationSource()?.isDesk === false ? "npm run publish" : "naciśnij „Publikuj” w redakcji";

/** Whether what visitors see was published by this release; nothing where nothing is published. */
export const check: DoctorCheck = () => {
  const name = publications.current();
  if (name === builtSite.name) return [];
  const { at, build } = runAtOnce(publications.readWhole(name));
  if (build === builtSite.id()) return [ok(`${name} z ${at}, z tego wydania`)];
  const built = statSync("build/BUILD_ID", { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const finding = Date.now() - built > forgottenMs ? wrong : notice;
  const says = `${name} z ${at}, sprzed tego wydania: pliki do pobrania są zrobione po dawnemu`;
  return [finding(says, howToPublish())];
};
