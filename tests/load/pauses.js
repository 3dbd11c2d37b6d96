/** Preloaded into a site: at SIGUSR2 it prints the longest pause of its event loop since the last one, in ms. */
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("SIGUSR2", () => {
  console.log(`longest pause: ${Math.round(delay.max / 1e6)}`);
  delay.reset();
});
