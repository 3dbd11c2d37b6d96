/** Part of an Immutable.js Map, as which the CMS hands over an entry. */
type Entry<Self> = {
  getIn(path: (string | number)[]): unknown;
  setIn(path: (string | number)[], value: unknown): Self;
};

/** Sets the `parentId` of the category at a place of an entry, and of those below it, by where they stand. */
export function withParents<Self extends Entry<Self>>(
  entry: Self,
  parentId: number | null = null,
  at: (string | number)[] = ["data"],
): Self {
  const id = entry.getIn([...at, "id"]) as number;
  const children = (entry.getIn([...at, "children"]) ?? []) as Iterable<unknown>;
  return [...children].reduce<Self>(
    (changed, _child, place) => withParents(changed, id, [...at, "children", place]),
    entry.setIn([...at, "parentId"], parentId),
  );
}
