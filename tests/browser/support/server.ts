import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../support/free-port";

// The runner chooses; its workers, which load this file too, are told by their environment.
process.env.JOURNEYS_PORT ??= String(await freePort());
process.env.JOURNEYS_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "modrawa-journeys-"));

/** The one server of the journeys, on a port that is free: several checkouts may be tested at once. */
export const port = process.env.JOURNEYS_PORT;
export const url = `http://localhost:${port}`;
export const dataDir = process.env.JOURNEYS_DATA_DIR;
