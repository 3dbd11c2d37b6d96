/** A content file after validation. */
export type ParsedFile = { data: unknown; body: string; bodyLine: number };

/** Parsed files by name, as in {@link ContentFile}. */
export type ParsedFiles = Map<string, ParsedFile>;

let shared: { files: ParsedFiles; schemas: Map<string, unknown> } | null = null;

/**
 * Runs `work`, during which each content file that is in `files` is not parsed again, and every other file that is read
 * is added to `files`.
 */
export function withParsedFiles<Result>(files: ParsedFiles, work: () => Result): Result {
  const outer = shared;
  shared = { files, schemas: new Map() };
  try {
    return work();
  } finally {
    shared = outer;
  }
}

/**
 * Returns the shared result of parsing a file; parses it if there is none.
 * @throws if the file is read with two schemas, because the result of one is not that of the other
 */
export function parseOnce(name: string, schema: unknown, parse: () => ParsedFile): ParsedFile {
  if (!shared) return parse();
  const { files, schemas } = shared;
  if (schemas.has(name) && schemas.get(name) !== schema) throw new Error(`${name} is read with two schemas`);
  schemas.set(name, schema);
  const known = files.get(name);
  if (known) return known;
  const { data, body, bodyLine } = parse();
  files.set(name, { data, body, bodyLine });
  return { data, body, bodyLine };
}
