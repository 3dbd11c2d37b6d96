/**
 * `npm run bench -- range [products]`: grows the range of a copy of the project, to 4,978 products unless another number is
 * given, and prints what it costs. Seconds are those of the processor, of all processes together. Files for visitors are not made:
 * publications are those of an installed site without their sources, as in a container.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { copyProject } from "../support/runner/project-copy";
import { publishText } from "../support/site/publish";
import { startSite } from "../support/site/site";
import { processorMs, residentMemory } from "./measure";

const products = process.argv[2] ?? "4978";
const grow = path.resolve("../shared/scale/grow.mjs");
if (!existsSync(grow)) {
  console.error(`What grows the range is not there: ${grow}`);
  process.exit(1);
}
const { folder, at } = copyProject();
const others = ["--news", "1000", "--shops", "2000", "--questions", "400", "--catalogue", "keep"];
execFileSync(process.execPath, [grow, folder, "--products", products, ...others], { stdio: "inherit" });

const rows: Record<string, { measured: string }> = {};
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;

/** Runs a program of the copy. */
function measure(name: string, ...args: string[]) {
  const before = processorMs("self", "children");
  execFileSync(process.execPath, args, { cwd: folder, stdio: "pipe" });
  rows[name] = { measured: seconds(processorMs("self", "children") - before) };
}

const ofProducts = readdirSync(at("content/products")).map((name) => at(`content/products/${name}`));
const product = ofProducts.find((file) => /^short: .{9,99}$/m.test(readFileSync(file, "utf8"))) ?? "";
const edit = () =>
  writeFileSync(product, readFileSync(product, "utf8").replace(/^short: \S+/m, `$& ${Date.now()}`));

measure("npm run content, from nothing", "tools/scripts/content.js");
edit();
measure("npm run content, one product changed", "tools/scripts/content.js");
measure("npm run build, pages alone", "tools/scripts/build.js", "--site");
writeFileSync(at("build/BUILD_ID"), "bench\n");

const begun = performance.now();
const command = ["--import", path.resolve("tests/load/pauses.js"), "build/server.js"];
const site = await startSite({ cwd: folder, command, env: { LOG_LEVEL: "info" } });
const { pid } = site.process;
// Also where a page or the publication fails.
process.once("exit", () => site.process.kill());
rows["from the start to listening, by the clock"] = { measured: seconds(performance.now() - begun) };
rows["memory once it listens"] = { measured: `${Math.round(residentMemory(pid))} MiB` };

/** Returns the longest pause of the site's event loop since the last call. */
async function longestPause(): Promise<string> {
  const told = () => [...site.output().matchAll(/^longest pause: (\d+)$/gm)];
  const before = told().length;
  site.process.kill("SIGUSR2");
  while (told().length === before) await pause(10);
  return `${told().at(-1)?.[1]} ms`;
}

const pages = [
  "/",
  "/produkty",
  `/produkt/${path.basename(product, ".yaml")}`,
  "/produkty?q=bateria",
  "/czesci-zamienne",
];
const textOf = async (page: string) => {
  const answer = await fetch(site.url + page, { redirect: "error" });
  if (!answer.ok) throw new Error(`${page}: ${answer.status}`);
  return [page, await answer.text()] as const;
};
const texts = () => Promise.all(pages.map(textOf));

await longestPause();
await texts();
await site.warm();
rows["longest pause after a start, pages included"] = { measured: await longestPause() };
edit();
const before = processorMs("self", "children");
await publishText({ site, cwd: folder });
rows["npm run publish, one text changed"] = { measured: seconds(processorMs("self", "children") - before) };
const shown = await texts();
rows["longest pause of a publication, pages included"] = { measured: await longestPause() };
rows["memory after it"] = { measured: `${Math.round(residentMemory(pid))} MiB` };
for (const [page, text] of shown)
  rows[page] = {
    measured: `${kilobytes(Buffer.byteLength(text))}, compressed ${kilobytes(brotliCompressSync(text).length)}`,
  };
await site.stop();
console.table(rows);
