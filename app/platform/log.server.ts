import pino, { type DestinationStream } from "pino";
import { getEnv } from "./env.server";
import { redacted } from "./redacted";

/**
 * Lines are written in batches: one write per line would cost a third of a cached page. Maximum lines and delay, ms.
 */
const batchLines = 64;
const batchMs = 100;

/**
 * Writes lines in batches, without secrets. The batch is flushed at an orderly exit and after a fatal line.
 */
function inBatches(): DestinationStream & { flushSync: () => void } {
  const output = pino.destination({ sync: false });
  let lines: string[] = [];
  const flush = () => {
    if (lines.length === 0) return;
    const text = lines.join("");
    lines = [];
    output.write(redacted(text));
  };
  const flushSync = () => {
    flush();
    output.flushSync();
  };
  setInterval(flush, batchMs).unref();
  process.on("exit", flushSync);
  return {
    flushSync,
    write(line) {
      lines.push(line);
      if (lines.length >= batchLines) flush();
    },
  };
}

/**
 * The process's logger: one JSON line per event, to standard output. Never pass it an e-mail or a token; those that slip
 * in with an error's text are redacted (behaviour 22.5).
 */
export const log = pino({ level: getEnv().LOG_LEVEL, base: undefined }, inBatches());
