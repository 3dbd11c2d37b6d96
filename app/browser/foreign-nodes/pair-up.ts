/** Cost of leaving a node of the server without one of the page. Nodes that differ by as much are never a pair. */
const missing = 3;

/** Nodes of the page that belong to the nodes of the server from some place on. */
type Pairing = { cost: number; own?: ChildNode; rest?: Pairing };

/**
 * Finds which of an element's nodes the server has sent: the pairing in document order that differs least.
 * @returns for each node of the server the one of the page, if there is one
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
 * Says how much a node of the page differs from the server's. What others add to an element does not count, since they
 * add attributes, classes and styles to elements of the page.
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
