/**
 * Queue in which callers take turns: each turn takes the oldest item of the caller who has waited longest for one. Several
 * callers may wait for an item. It counts once, and is taken with the first turn that any of them gets.
 */
export class FairQueue<Item> {
  readonly #ofCaller = new Map<string, Set<Item>>();
  readonly #callersOf = new Map<Item, Set<string>>();

  /** Number of items of all callers. */
  get size(): number {
    return this.#callersOf.size;
  }

  has(caller: string): boolean {
    return this.#ofCaller.has(caller);
  }

  /** Adds an item, or lets another caller wait for it too. */
  add(caller: string, item: Item): void {
    this.#ofCaller.set(caller, (this.#ofCaller.get(caller) ?? new Set()).add(item));
    this.#callersOf.set(item, (this.#callersOf.get(item) ?? new Set()).add(caller));
  }

  /** Removes and returns the next item, if any. */
  take(): Item | undefined {
    for (const [caller, waiting] of this.#ofCaller) {
      this.#ofCaller.delete(caller);
      this.#ofCaller.set(caller, waiting);
      for (const item of waiting) return this.#remove(item);
    }
    return undefined;
  }

  #remove(item: Item): Item {
    for (const caller of this.#callersOf.get(item) ?? []) {
      const waiting = this.#ofCaller.get(caller);
      waiting?.delete(item);
      if (waiting?.size === 0) this.#ofCaller.delete(caller);
    }
    this.#callersOf.delete(item);
    return item;
  }

  /** Number of items that would be taken before one that a caller adds now. */
  before(caller: string): number {
    const turns = (this.#ofCaller.get(caller)?.size ?? 0) + 1;
    const taken = new Set<Item>();
    for (const waiting of this.#ofCaller.values()) {
      const before = taken.size;
      for (const item of waiting) if (taken.size - before < turns) taken.add(item);
    }
    return taken.size;
  }
}
