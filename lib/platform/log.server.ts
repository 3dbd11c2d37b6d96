import pino from "pino";
import { getEnv } from "./env.server";
import { redacted } from "./redacted";

/**
 * Maximum number of lines in a batch, and maximum delay of a line in ms. Writing each line separately would take a
 * third of the time needed to serve a cached page.
 */
const batchLines = 64;
const batchMs = 100;

/**
 * Creates a stream that writes lines in batches and redacts secrets. It flushes on normal exit and after a line logged
 * at level `fatal`.
 */
function inBatches() {
  const output = pino.destination({ sync: false });
  let lines: string[] = [];
  const flush = () => {
    if (lines.length === 0) return;
    const text = lines.join("");
    lines = [];
    output.write(text);
  };
  const flushSync = () => {
    flush();
    output.flushSync();
  };
  setInterval(flush, batchMs).unref();
  process.on("exit", flushSync);
  const writePlain = (line: string) => {
    lines.push(line);
    if (lines.length >= batchLines) flush();
  };
  return { flushSync, writePlain, write: (line: string) => writePlain(redacted(line)) };
}

const batches = inBatches();

/**
 * The process's logger: one JSON line per event, to standard output. Never pass it an email address or a token.
 * Addresses and tokens that appear in error messages are redacted (behaviour 22.5).
 */
export const log = pino({ level: getEnv().LOG_LEVEL, base: undefined }, batches);

/** Logs an event at level `info`, whose fields have no secret: a line as of {@link log}, at a third of its cost. */
export function logPlainly(fields: object, message: string): void {
  if (!log.isLevelEnabled("info")) return;
  const start = `{"level":${log.levels.values.info},"time":${Date.now()},`;
  batches.writePlain(`${start}${JSON.stringify(fields).slice(1, -1)},"msg":"${message}"}\n`);
}
