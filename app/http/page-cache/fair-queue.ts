/** Queue in which callers take turns: each turn takes the oldest item of the caller who has waited longest for one. */
export class FairQueue<Item> {
  readonly #ofCaller = new Map<string, Item[]>();
  #size = 0;

  /** Number of items of all callers. */
  get size(): number {
    return this.#size;
  }

  has(caller: string): boolean {
    return this.#ofCaller.has(caller);
  }

  add(caller: string, item: Item): void {
    const waiting = this.#ofCaller.get(caller);
    if (waiting) waiting.push(item);
    else this.#ofCaller.set(caller, [item]);
    this.#size += 1;
  }

  /** Removes and returns the next item, if any. */
  take(): Item | undefined {
    const [next] = this.#ofCaller;
    if (!next) return undefined;
    const [caller, waiting] = next;
    const item = waiting.shift();
    this.#ofCaller.delete(caller);
    if (waiting.length > 0) this.#ofCaller.set(caller, waiting);
    this.#size -= 1;
    return item;
  }

  /** Number of items that would be taken before one that a caller adds now. */
  before(caller: string): number {
    const own = this.#ofCaller.get(caller)?.length ?? 0;
    let before = 0;
    for (const { length } of this.#ofCaller.values()) before += Math.min(length, own + 1);
    return before;
  }
}
