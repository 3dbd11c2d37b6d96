export type ValuePath = (string | number)[];

/** Lists every leaf value of a file's fields in order, with its path. */
export function listValues(data: unknown, path: ValuePath = []): { value: unknown; path: ValuePath }[] {
  if (typeof data !== "object" || data === null) return [{ value: data, path }];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, entry]) => listValues(entry, [...path, key]));
}
