import { ContentError, mistakeLine } from "~/content/files.server";
import { readAllContent } from "~/site/content.server";
import { type Check, ok, wrong } from "./finding";

/** What the start checks; `npm run content` also checks what files say of one another. */
export const check: Check = () => {
  try {
    readAllContent();
    return [ok("czyta się bez błędów")];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes.map((mistake) =>
      wrong(mistakeLine(mistake), "popraw plik; z błędem serwis nie wstanie"),
    );
  }
};
