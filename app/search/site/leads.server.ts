import type { Steps } from "lib/processes/steps";
import * as paths from "~/paths";
import { writePointOfSaleQuery } from "~/points-of-sale/query";
import type { SearchEntry } from "~/search/index/entry";
import type { Lead, Thing } from "~/search/index/leads";
import { stemOf } from "~/search/index/vocabulary";
import type { SearchWords } from "~/search/index/vocabulary.server";
import { searchGroupNames } from "~/search/kinds";

/** Returns the leads and things of `content/search.yaml`, with the entries to which they lead. */
export function editorsLeads(
  entries: readonly SearchEntry[],
  { leads, things }: SearchWords,
): { leads: Lead[]; things: Thing[] } {
  const byHref = new Map(entries.map((entry) => [entry.to, leadHit(entry)]));
  return {
    leads: leads.flatMap(({ to, words }) => {
      const hit = byHref.get(to);
      return hit ? words.map((said) => ({ said, hit })) : [];
    }),
    things: things.map((thing) => ({
      ...thing,
      instead: thing.instead.flatMap((to) => byHref.get(to) ?? []),
    })),
  };
}

/** Number of texts of the catalogue whose words are stemmed in one step. */
const textsPerStep = 500;

/** Returns leads from towns to the shops near them, without towns named like something of the catalogue („Biała”). */
export function* townLeads(entries: readonly SearchEntry[], towns: readonly string[]): Steps<Lead[]> {
  const page = entries.find(({ to }) => to === paths.pointsOfSale);
  if (!page) return [];
  // Entries share most keywords.
  const texts = new Set(
    entries
      .filter(({ kind }) => kind === "product" || kind === "part" || kind === "category")
      .flatMap(({ title, keywords = [] }) => [title, ...keywords]),
  );
  const named = new Set<string>();
  for (const [place, text] of [...texts].entries()) {
    if (place % textsPerStep === 0) yield;
    for (const root of rootsOf(text)) named.add(root);
  }
  return towns
    .filter((town) => rootsOf(town).some((root) => !named.has(root)))
    .map((town) => {
      const query = writePointOfSaleQuery({ voivodeship: "", place: town, collection: "" }, 1);
      const hit = { ...leadHit(page), title: `${page.title}: ${town}`, to: `${page.to}?${query}` };
      return { said: town, isTown: true, hit };
    });
}

const rootsOf = (text: string) => text.split(" ").map((word) => stemOf(word).root);

function leadHit({ kind, title, to, picture }: SearchEntry): Lead["hit"] {
  return { kind, title, to, picture, about: searchGroupNames[kind] };
}
