/**
 * The operators' commands, bundled into `build/operations.js`, so that an installed site needs neither sources nor
 * development packages. Each command is imported when it runs, so that a broken dependency affects only the commands
 * that use it.
 */
export type Operation = {
  /** @returns the exit code */
  run: (args: string[]) => Promise<number>;
};

const operations: Record<string, () => Promise<Operation>> = {
  backup: () => import("./backup"),
  restore: () => import("./restore"),
  doctor: () => import("./doctor"),
  newsletter: () => import("./newsletter"),
  publish: () => import("./publish"),
  visits: () => import("./visits"),
  enquiries: () => import("./enquiries"),
  migrations: () => import("./migrations"),
};

const [name = "", ...args] = process.argv.slice(2);
const load = operations[name];

try {
  if (!load) throw new Error(`Użycie: npm run ${Object.keys(operations).join(" | ")}`);
  const { run } = await load();
  process.exitCode = await run(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
