import { symlinkSync } from "node:fs";
import path from "node:path";
import { json } from "node:stream/consumers";
import { newFolder } from "../runner/new-folder";
import { listening } from "./listening";

export type Call = { program: string; args: string[]; cwd: string };
/** Called instead of the program. If it throws, the program fails. */
type StandIn = (call: Call) => void | Promise<void>;

/**
 * Replaces the programs that a script calls with functions of the test.
 * @returns environment variables for the script, and `stop`, which ends the replacement
 */
export async function standInFor(programs: Record<string, StandIn>) {
  const folder = newFolder();
  for (const program of Object.keys(programs)) {
    symlinkSync(path.resolve("tests/support/services/stand-in-program.js"), path.join(folder, program));
  }
  let stop = () => {};
  const STAND_IN_URL = await listening(
    async (request, response) => {
      try {
        const call = (await json(request)) as Call;
        await programs[call.program]?.(call);
      } catch (error) {
        response.statusCode = 500;
        response.write(String(error));
      }
      response.end();
    },
    (end) => {
      stop = end;
    },
  );
  return { env: { PATH: `${folder}:${process.env.PATH}`, STAND_IN_URL }, stop };
}
