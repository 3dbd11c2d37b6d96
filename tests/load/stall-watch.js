/**
 * Preloaded into a site (`--import`). A request to `STALL_PORT` returns the longest delay of the site's event loop
 * since the previous such request, in ms.
 */
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const port = Number(process.env.STALL_PORT);
// The site's own threads preload this file too.
if (port && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  createServer((_request, response) => {
    response.end(String(delay.max / 1e6));
    delay.reset();
  })
    .listen(port, "127.0.0.1")
    .unref();
}
