import { joinRunFolder } from "../runner/playwright-run";
import { freePort } from "../site/free-port";

/** Folder of this run, with the content of the fixture. */
export const run = joinRunFolder();

// The runner chooses a port; its workers, which load this file too, inherit it in their environment.
process.env.JOURNEYS_PORT ??= String(await freePort());

/** The one server of the journeys, on a port that is free: several checkouts may be tested at once. */
export const port = process.env.JOURNEYS_PORT;
export const url = `http://localhost:${port}`;
export const dataDir = `${run.temp}/journeys`;
