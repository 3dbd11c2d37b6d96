import pino from "pino";
import { getEnv } from "./env.server";

/** The process's logger: one JSON line an event, to standard output. Never hand it an e-mail or a token. */
export const log = pino({ level: getEnv().LOG_LEVEL, base: undefined });
