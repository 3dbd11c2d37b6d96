/**
 * Results of the work that loading content takes: parsed files, rendered Markdown and which files of `public/` are missing,
 * by file name. They are JSON values, so that another process can do the work (`prepared.server.ts`).
 */
export type LoadingWork = Record<"parsed" | "rendered" | "missing", Map<string, unknown>>;

export const noWork = (): LoadingWork => ({ parsed: new Map(), rendered: new Map(), missing: new Map() });

let shared: { work: LoadingWork; isTaken: boolean; schemas: Map<string, unknown> } | null = null;

/**
 * Runs `load`, which reuses the results in `work`. Adds all other results to `work`.
 * @param isTaken whether it loads content that has been checked and published before, maybe by an earlier release
 */
export function withLoadingWork<Result>(work: LoadingWork, load: () => Result, isTaken = false): Result {
  const outer = shared;
  shared = { work, isTaken, schemas: new Map() };
  try {
    return load();
  } finally {
    shared = outer;
  }
}

/** Whether content is being loaded that has been published before. */
export const isTaken = () => shared?.isTaken ?? false;

/** Returns the result of `make` for a file. While content is being loaded, reuses a result of earlier work. */
export function onceForFile<Value>(kind: keyof LoadingWork, name: string, make: () => Value): Value {
  if (!shared) return make();
  const known = shared.work[kind];
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as Value;
}

/** @throws if a file is read with two schemas while content is loaded, because one would get the result of the other */
export function expectOneSchema(name: string, schema: unknown): void {
  const known = shared?.schemas.get(name);
  if (known && known !== schema) throw new Error(`${name} is read with two schemas`);
  shared?.schemas.set(name, schema);
}
