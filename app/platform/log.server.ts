import pino from "pino";
import { getEnv } from "./env.server";

/** What an error's text may quote: e-mail addresses and tokens of links. */
const secrets = /[\w.+-]+@[\w-]+\.[\w.-]+|(?<=\btoken=)[\w%.-]+/g;

/** Saves most lines the regular expression, which is slow on long words. */
const mayHoldSecret = (line: string) => line.includes("@") || line.includes("token=");

/** Lines are written in batches: one write per line would be a tenth of a cached page's cost. Bytes, ms. */
const writing = { sync: false, minLength: 4_096, periodicFlush: 100 };

/**
 * The process's logger: one JSON line per event, to standard output. Never pass it an e-mail or a token; those that slip
 * in with an error's text are redacted (behaviour 22.5).
 */
export const log = pino(
  {
    level: getEnv().LOG_LEVEL,
    base: undefined,
    hooks: { streamWrite: (line) => (mayHoldSecret(line) ? line.replace(secrets, "[…]") : line) },
  },
  pino.destination(writing),
);
