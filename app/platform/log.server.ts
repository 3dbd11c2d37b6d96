import pino from "pino";
import { getEnv } from "./env.server";

/** Whatever an error's text quotes: addresses of people and tokens of links. */
const secrets = /[\w.+-]+@[\w-]+\.[\w.-]+|(?<=\btoken=)[\w%.-]+/g;

/** Spares most lines the expression, which is slow on long words. */
const mayHoldSecret = (line: string) => line.includes("@") || line.includes("token=");

/** Lines are written together: one write for each would be a tenth of a kept page's cost. Bytes, ms. */
const writing = { sync: false, minLength: 4_096, periodicFlush: 100 };

/**
 * The process's logger: one JSON line an event, to standard output. Never hand it an e-mail or a token; those that slip
 * in with an error's text are blackened.
 */
export const log = pino(
  {
    level: getEnv().LOG_LEVEL,
    base: undefined,
    hooks: { streamWrite: (line) => (mayHoldSecret(line) ? line.replace(secrets, "[…]") : line) },
  },
  pino.destination(writing),
);
