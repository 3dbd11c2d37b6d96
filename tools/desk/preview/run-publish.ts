import { fork } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { childEnv } from "lib/processes/child-env";
import type { ContentIssue } from "~/content/files.server";

/** How a publication has ended. */
export type PublishOutcome = { isDone: boolean; says: string; issues: ContentIssue[] };

/** Settings that a release gets, besides its folders: none of the mail server or the database. */
export const releaseSettings = ["SITE_URL", "CATEGORY_API_BASE", "ICON_API_BASE", "MAIL_FROM", "LOG_LEVEL"];

/** Publishes the content of a folder with the operators' command, in a separate process. */
export async function runPublish(
  cwd: string,
  args: string[],
  env = childEnv([...releaseSettings, "DATA_DIR", "PUBLISHED_DIR"]),
): Promise<PublishOutcome> {
  const child = fork(path.join(cwd, "build/operations.js"), ["publish", ...args], {
    cwd,
    env,
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let issues: ContentIssue[] = [];
  child.on("message", (found) => {
    issues = found as ContentIssue[];
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on("close", resolve).on("error", reject),
  );
  const { stdout, stderr } = child;
  const texts = [stdout, stderr].map((stream) => (stream ? text(stream) : ""));
  const [code, ...says] = await Promise.all([ended, ...texts]);
  return { isDone: code === 0, says: says.join("").trim(), issues };
}
