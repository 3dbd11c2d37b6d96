/** Cost of leaving a server node unpaired. Two nodes that differ by this much are never paired. */
const missing = 3;

/** The best pairing of the remaining server nodes, as a linked list: `own` is the page's node, if any. */
type Pairing = { cost: number; own?: ChildNode; rest?: Pairing };

/**
 * Pairs the child nodes that the server sent with those of the page, in document order and with the least difference.
 * @returns for each server node its node on the page, if any
 */
export function pairUp(served: ChildNode[], found: ChildNode[]): (ChildNode | undefined)[] {
  let row: Pairing[] = Array.from({ length: found.length + 1 }, () => ({ cost: 0 }));
  for (const node of served.toReversed()) {
    let best: Pairing | undefined;
    row = row.reduceRight<Pairing[]>((pairings, rest, place) => {
      const own = found[place];
      const after = row[place + 1];
      const options: Pairing[] = [{ cost: rest.cost + missing, rest }];
      if (best) options.push(best);
      if (own && after) options.push({ cost: after.cost + difference(node, own), own, rest: after });
      best = options.reduce((least, option) => (option.cost < least.cost ? option : least));
      pairings[place] = best;
      return pairings;
    }, []);
  }
  const pairs: (ChildNode | undefined)[] = [];
  for (let pairing = row[0]; pairing?.rest; pairing = pairing.rest) pairs.push(pairing.own);
  return pairs;
}

/**
 * Returns how much a node of the page differs from the server's. Additions do not count, since extensions add
 * attributes, classes and styles to elements of the page.
 */
export function difference(served: ChildNode, found: ChildNode): number {
  if (served.nodeName !== found.nodeName) return Number.POSITIVE_INFINITY;
  let sum = served.textContent === found.textContent ? 0 : 1;
  if (!(served instanceof Element && found instanceof Element)) return sum;
  if (served.childElementCount !== found.childElementCount) sum += 1;
  for (const { name, value } of served.attributes) {
    if (!found.hasAttribute(name)) sum += missing;
    else if (name === "class" && [...served.classList].some((name) => !found.classList.contains(name)))
      sum += missing;
    else if (name !== "class" && found.getAttribute(name) !== value) sum += 1;
  }
  return sum < missing ? sum : Number.POSITIVE_INFINITY;
}
