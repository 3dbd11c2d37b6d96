import { measuresOf, usualRuler } from "lib/fit-rules/own-vessel";
import * as paths from "~/paths";
import type { Catalogue } from "~/range/products";
import { distanceParameter } from "../check/parameters";
import {
  kindParameter,
  measureParameter,
  overflowParameter,
  ownKindNames,
  rulerParameter,
  tapParameter,
} from "./parameters";
import { type OwnRequest, overflowNames, parseOwnQuery } from "./request";

/** Replaces texts that cannot be read, so that all of them have the same canonical URL. */
const senseless = "-";

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

export function ownVesselHref(query: string): string {
  return query ? `${paths.ownVessel}?${query}` : paths.ownVessel;
}
