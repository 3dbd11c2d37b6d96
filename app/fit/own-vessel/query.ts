import { readLength } from "lib/polish/typed-length";
import { finishesNamed } from "~/fit/partners/chosen-finishes";
import { isBasin } from "~/fit/partners/partners";
import { rulers, usualRuler } from "~/fit/rules/own-vessel/estimates";
import { type MeasureId, measuresOf, ownKinds } from "~/fit/rules/own-vessel/measures";
import type { Catalogue } from "~/range/products";
import { distanceParameter } from "../check/parameters";
import { productNamed, senseless } from "../check/query";
import {
  kindParameter,
  measureParameter,
  overflowParameter,
  ownKindNames,
  rulerParameter,
  tapParameter,
} from "./parameters";

/** What a visitor has entered. */
export type OwnRequest = ReturnType<typeof parseOwnQuery>;

/** Values of the overflow's field. */
const overflowNames = { yes: "tak", no: "nie" } as const;

export function parseOwnQuery(params: URLSearchParams, catalogue: Catalogue) {
  const text = (name: string) => params.get(name)?.trim() ?? "";
  const kind = ownKinds.find((one) => ownKindNames[one] === text(kindParameter)) ?? ownKinds[0];
  const known: Partial<Record<MeasureId, number>> = {};
  const unreadable: MeasureId[] = [];
  for (const { id } of measuresOf[kind]) {
    const name = measureParameter(kind, id);
    const length = readLength(name === null ? "" : text(name));
    if (length.kind === "length") known[id] = length.mm;
    if (length.kind === "unreadable") unreadable.push(id);
  }
  const tap = text(tapParameter);
  const distance = readLength(text(distanceParameter));
  return {
    kind,
    /** Measures in mm, including those out of range. */
    known,
    /** Measures whose text is not a length. */
    unreadable,
    /** Null if the visitor does not know. */
    overflow: isBasin(kind) ? readOverflow(text(overflowParameter)) : null,
    ruler: rulers.find((one) => String(one) === text(rulerParameter)) ?? usualRuler,
    /** The tap's finish that the URL names, if it is not the first. */
    finish: [...finishesNamed([tap], catalogue).values()][0],
    /** The chosen tap; `unknown` if no product has the given name. */
    tap: tap === "" ? null : (productNamed(tap, catalogue) ?? ("unknown" as const)),
    /** Distance between tap and vessel in mm; NaN if the text is not a length, null if none is chosen. */
    distance: distance.kind === "empty" ? null : distance.kind === "length" ? distance.mm : Number.NaN,
  };
}

function readOverflow(text: string): boolean | null {
  if (text === overflowNames.yes) return true;
  return text === overflowNames.no ? false : null;
}

/**
 * Returns the canonical query string (behaviour 19.2): measures in whole mm, in the order of the form, without empty
 * and default values. Empty for the plain page.
 */
export function writeOwnQuery(request: OwnRequest): string {
  const { kind, known, unreadable, overflow, ruler, tap, finish, distance } = request;
  const params = new URLSearchParams();
  if (kind !== "countertop-basin") params.set(kindParameter, ownKindNames[kind]);
  for (const { id } of measuresOf[kind]) {
    const name = measureParameter(kind, id);
    if (name === null) continue;
    if (unreadable.includes(id)) params.set(name, senseless);
    else if (known[id] !== undefined) params.set(name, String(known[id]));
  }
  if (overflow !== null) params.set(overflowParameter, overflow ? overflowNames.yes : overflowNames.no);
  if (ruler !== usualRuler) params.set(rulerParameter, String(ruler));
  if (tap) params.set(tapParameter, tap === "unknown" ? senseless : (finish?.code ?? tap.slug));
  if (tap && distance !== null)
    params.set(distanceParameter, Number.isNaN(distance) ? senseless : String(distance));
  return params.toString();
}

export function canonicalOwnQuery(params: URLSearchParams, catalogue: Catalogue): string {
  return writeOwnQuery(parseOwnQuery(params, catalogue));
}
