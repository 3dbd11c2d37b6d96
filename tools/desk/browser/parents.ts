/** The part that is used here of the Immutable.js Map that the CMS passes for an entry. */
type Entry<Self> = {
  getIn(path: (string | number)[]): unknown;
  setIn(path: (string | number)[], value: unknown): Self;
};

/** Sets the `parentId` of a category in an entry, and of its descendants, by their positions in the tree. */
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
