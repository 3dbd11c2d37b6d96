/**
 * Results of the work that loading content takes: parsed files and rendered Markdown, by file name. They are JSON
 * values, so that another process can do the work (`prepared.server.ts`).
 */
export type LoadingWork = Record<"parsed" | "rendered", Map<string, unknown>>;

export const noWork = (): LoadingWork => ({ parsed: new Map(), rendered: new Map() });

let shared: { work: LoadingWork; schemas: Map<string, unknown> } | null = null;

/** Runs `load`, during which no work that is in `work` is done again, and all other work is added to it. */
export function withLoadingWork<Result>(work: LoadingWork, load: () => Result): Result {
  const outer = shared;
  shared = { work, schemas: new Map() };
  try {
    return load();
  } finally {
    shared = outer;
  }
}

/** Returns the result of `make` for a file; takes it from the work done before, if content is being loaded. */
export function onceForFile<Value>(kind: keyof LoadingWork, name: string, make: () => Value): Value {
  if (!shared) return make();
  const known = shared.work[kind];
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as Value;
}

/** @throws if a file is read with two schemas while content is loaded: the result of one is not that of the other */
export function expectOneSchema(name: string, schema: unknown): void {
  const known = shared?.schemas.get(name);
  if (known && known !== schema) throw new Error(`${name} is read with two schemas`);
  shared?.schemas.set(name, schema);
}
