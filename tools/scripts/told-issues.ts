/**
 * Ends the script that imports this with the issues of the content, as `npm run content` prints them, instead of a stack
 * trace.
 */
import { ContentError } from "~/content/files.server";

process.on("uncaughtException", (error) => {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
});
