import type { Verdict } from "lib/fit-rules/check";
import { createOwnVessel, judgementWords, type OwnVessel } from "lib/fit-rules/own-vessel";
import { marginWords } from "lib/fit-rules/words";
import { typeset } from "lib/polish/typeset";
import { isBasin, type Partners } from "~/fit/partners/partners";
import { partnerFacet } from "~/range/facets";
import type { BasinAnswer } from "~/range/my-basin";
import { isBasinTap } from "~/range/product";
import type { Catalogue } from "~/range/products";
import { faultsOf } from "./faults";
import { type OwnRequest, parseOwnQuery, writeOwnQuery } from "./query";
import { judgeTaps } from "./taps";

/*
 * A visitor's basin as one text, for the browser's memory and for the filter of lists: its measures, written as on the
 * page that asks for them, or the slug of a basin of the range (behaviours 15.10, 26.27).
 */

/** Returns the vessel with the requested measures; null if measures are missing or impossible. */
export function requestedVessel(request: OwnRequest): OwnVessel | null {
  const { kind, known, ruler, overflow } = request;
  return faultsOf(request).size > 0 ? null : createOwnVessel(kind, known, ruler, overflow ?? false);
}

/** Writes the measures of a basin; null for another vessel. */
export function writeBasin(request: OwnRequest): string | null {
  return isBasin(request.kind) && requestedVessel(request) ? writeOwnQuery(withoutTap(request)) : null;
}

function withoutTap(request: OwnRequest): OwnRequest {
  return { ...request, tap: null, finish: undefined, distance: null };
}

/** Reads measures that {@link writeBasin} wrote; null for any other text, so that each basin has only one text. */
function readBasin(text: string, catalogue: Catalogue): OwnVessel | null {
  if (!text.includes("=")) return null;
  const request = parseOwnQuery(new URLSearchParams(text), catalogue);
  return writeBasin(request) === text ? requestedVessel(request) : null;
}

/** Returns the verdict on each tap of the range and a basin; null if the text names none. */
export function basinNotes(basin: string, partners: Partners): BasinAnswer["notes"] | null {
  const own = readBasin(basin, partners.catalogue);
  if (own)
    return Object.fromEntries(
      judgeTaps(own, partners).map(({ tap, judgement }) => {
        const { note } = judgementWords(own, judgement);
        return [tap.slug, noteOf(judgement.verdict, note)];
      }),
    );
  const model = partners.model(basin);
  if (!model || !isBasin(model.kind)) return null;
  return Object.fromEntries(
    partners
      .matrix(basin)
      .filter(({ kind }) => isBasinTap({ fitting: kind }))
      .map(({ slug, verdict, reason, margin }) => [slug, noteOf(verdict, reason ?? marginWords(margin))]),
  );
}

const beginnings: Readonly<Record<Verdict, [bare: string, before: string]>> = {
  fits: ["Pasuje do twojej umywalki", ", "],
  condition: ["Pasuje do twojej umywalki", ", jeśli "],
  fails: ["Nie pasuje do twojej umywalki", ": "],
};

function noteOf(verdict: Verdict, note: string): [Verdict, string] {
  const [bare, before] = beginnings[verdict];
  return [verdict, typeset(note ? bare + before + note : bare)];
}

/** Returns the catalogue with the measured basin of a list's query added to the products that the filter knows. */
export function withNamedBasin(catalogue: Catalogue, params: URLSearchParams): Catalogue {
  const named = params.getAll(partnerFacet.id).filter((text) => readBasin(text, catalogue));
  if (named.length === 0) return catalogue;
  const { facets } = catalogue;
  const partners = new Map([...facets.partners, ...named.map((text) => [text, namedBasin] as const)]);
  return { ...catalogue, facets: { ...facets, partners } };
}

const namedBasin = "umywalka o podanych wymiarach";

/** Returns the slugs of the taps that fit a basin without conditions; null if the text names no basin. */
export function basinFitSet(basin: string, partners: Partners): ReadonlySet<string> | null {
  const notes = basinNotes(basin, partners);
  return notes && new Set(Object.keys(notes).filter((slug) => notes[slug]?.[0] === "fits"));
}
