import { publications } from "lib/platform/files.server";
import { missingLines } from "../../downloads/missing-lines";
import { type DoctorCheck, wrong } from "./finding";
import { howToPublish } from "./publication";

/** Whether visitors lack files that could not be made; nothing if they lack none. */
export const check: DoctorCheck = () => {
  const { missing } = publications.read(publications.current());
  if (missing.length === 0) return [];
  return [
    wrong(
      missingLines(missing).join("\n       "),
      `usuń przyczynę, potem ${howToPublish()}; gdy jest w programach, wydaj serwis jeszcze raz`,
    ),
  ];
};
