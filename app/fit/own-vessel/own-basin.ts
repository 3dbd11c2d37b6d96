import { typeset } from "lib/polish/typeset";
import { tapParameter } from "~/fit/partners/own-vessel-query";
import { isBasin, type Partners } from "~/fit/partners/partners";
import { kindWords } from "~/fit/rules/own-vessel/field-words";
import { measuresOf } from "~/fit/rules/own-vessel/measures";
import { createOwnVessel, type OwnVessel } from "~/fit/rules/own-vessel/own-vessel";
import { judgementWords } from "~/fit/rules/own-vessel/words";
import type { Verdict } from "~/fit/rules/types/check";
import { marginWords } from "~/fit/rules/verdict/verdict-words";
import * as paths from "~/paths";
import type { Catalogue } from "~/range/products";
import { faultsOf } from "./faults";
import { type OwnRequest, parseOwnQuery, writeOwnQuery } from "./query";
import { judgeTaps, tapKinds } from "./taps";

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

/** Returns a basin's name, its hrefs and the verdict on each tap of the range; null if the text names none. */
export function basinAnswer(basin: string, partners: Partners) {
  const own = readBasin(basin, partners.catalogue);
  if (own) {
    const notes = judgeTaps(own, partners).map(({ tap, judgement }) => {
      const { note } = judgementWords(own, judgement);
      return [tap.slug, noteOf(judgement.verdict, note)] as const;
    });
    const to = `${paths.ownVessel}?${basin}`;
    return { name: nameOf(own), to, withTap: `${to}&${tapParameter}=`, notes: Object.fromEntries(notes) };
  }
  const model = partners.model(basin);
  if (!model || !isBasin(model.kind)) return null;
  const taps = tapKinds(model.kind);
  const notes = partners
    .matrix(basin)
    .filter(({ kind }) => taps.includes(kind))
    .map(
      ({ slug, verdict, reason, margin }) => [slug, noteOf(verdict, reason ?? marginWords(margin))] as const,
    );
  const to = `${paths.fitCheck}?a=${basin}`;
  return { name: model.name, to, withTap: `${to}&b=`, notes: Object.fromEntries(notes) };
}

/** Names a basin by its kind and the two measures that the visitor gave first: „umywalka nablatowa 140 × 400 mm”. */
function nameOf({ kind, nominal }: OwnVessel): string {
  const required = measuresOf[kind].flatMap(({ id, isRequired }) => (isRequired ? (nominal[id] ?? []) : []));
  return typeset(`${kindWords[kind].name.toLowerCase()} ${required.join(" × ")} mm`);
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

/** Returns the name of a measured basin; null if the text is none. */
export function nameOfBasin(text: string, catalogue: Catalogue): string | null {
  const own = readBasin(text, catalogue);
  return own && nameOf(own);
}

/** Returns the slugs of the taps that fit a basin without conditions; null if the text names no basin. */
export function basinFitSet(basin: string, partners: Partners): ReadonlySet<string> | null {
  const { notes } = basinAnswer(basin, partners) ?? {};
  return notes ? new Set(Object.keys(notes).filter((slug) => notes[slug]?.[0] === "fits")) : null;
}
