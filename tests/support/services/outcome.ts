import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** Waits for a program. @returns its exit code and what it printed; `complains` is what went to stderr */
export async function outcome(child: ChildProcessWithoutNullStreams) {
  const { stdout, stderr } = child;
  const [says, complains, [code]] = await Promise.all([text(stdout), text(stderr), once(child, "close")]);
  return { code, says, complains };
}

/** Unlike Node's own `text`, keeps a byte order mark. */
const text = async (stream: Readable) => (await buffer(stream)).toString();
