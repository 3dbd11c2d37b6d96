import { noteFiles, withFilesRead } from "../memo";

/** `checked`: what the check of the content finds in a file alone, which processes that show it do not need. */
type ResultKind = "parsed" | "rendered" | "missing" | "checked";

/**
 * Results of the work that loading content takes: parsed files, rendered Markdown and which files of `public/` are missing,
 * by file name. They are JSON values, so that another process can do the work (`prepared.server.ts`).
 */
export type LoadingWork = Record<ResultKind, Map<string, unknown>> & {
  /** By kind of result and file name, the other files that the result depends on. */
  others: Map<string, readonly string[]>;
  /** Sources of the files that are being read: several kinds of results are made of one. */
  sources: Map<string, unknown>;
  /** Called with the bytes of each file that is read. */
  noteBytes?(name: string, bytes: Uint8Array): void;
};

export const noWork = (): LoadingWork => ({
  parsed: new Map(),
  rendered: new Map(),
  missing: new Map(),
  checked: new Map(),
  others: new Map(),
  sources: new Map(),
});

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
export function onceForFile<Value>(kind: ResultKind, name: string, make: () => Value): Value {
  noteFiles([name]);
  if (!shared) return make();
  const { [kind]: known, others } = shared.work;
  const id = resultId(kind, name);
  if (known.has(name)) noteFiles(others.get(id) ?? []);
  else {
    const { value, files } = withFilesRead(make);
    known.set(name, value);
    files.delete(name);
    if (files.size > 0) others.set(id, [...files]);
  }
  return known.get(name) as Value;
}

export const resultId = (kind: ResultKind, name: string) => `${kind} ${name}`;

/** Returns the parsed source of a file, which is read once while content is being loaded. */
export function sourceOf<Source>(name: string, read: () => Source): Source {
  const source = shared?.work.sources.get(name) ?? read();
  shared?.work.sources.set(name, source);
  return source as Source;
}

/** Notes the bytes of a file that is read while content is being loaded. */
export const noteBytes = (name: string, bytes: Uint8Array) => shared?.work.noteBytes?.(name, bytes);

/** @throws if a file is read with two schemas while content is loaded, because one would get the result of the other */
export function expectOneSchema(name: string, schema: unknown): void {
  const known = shared?.schemas.get(name);
  if (known && known !== schema) throw new Error(`${name} is read with two schemas`);
  shared?.schemas.set(name, schema);
}
