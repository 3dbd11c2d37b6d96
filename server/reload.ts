import { rmSync } from "node:fs";
import { createServer } from "node:net";
import type { Entry } from "./chain";

export type Reload = {
  entry: Entry;
  /** Called once the new content is in use; resolves when visitors get nothing older any more. */
  showNewContent: () => Promise<void>;
};

/**
 * Reads content anew on SIGHUP and for whoever connects to the instance's socket (`npm run publish`), who is told how it
 * went. One after the other; a mistake changes nothing (behaviour 25.5).
 * @returns a function that stops listening
 */
export function reloadOnRequest({ entry, showNewContent }: Reload): () => void {
  const { log, readContentAnew, reloadSocket } = entry;

  async function reload(): Promise<{ problem: string | null }> {
    try {
      readContentAnew();
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      log.error({ problem }, "Content is not read anew; the old one stays in use");
      return { problem };
    }
    log.info("New content is in use");
    await showNewContent();
    return { problem: null };
  }

  let last = Promise.resolve<unknown>(null);
  const reloadInTurn = () => {
    const answer = last.then(reload);
    last = answer;
    return answer;
  };

  process.on("SIGHUP", () => void reloadInTurn());
  const socket = reloadSocket();
  // Left behind by a process that was killed.
  rmSync(socket, { force: true });
  const listener = createServer((connection) => {
    connection.on("error", (error) =>
      log.warn({ err: error }, "Whoever published has not waited for the answer"),
    );
    void reloadInTurn().then((answer) => connection.end(JSON.stringify(answer)));
  });
  listener.on("error", (error) => log.warn({ err: error }, "Content can be read anew by SIGHUP alone"));
  listener.listen(socket);
  return () => listener.close();
}
