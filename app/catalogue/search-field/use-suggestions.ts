import { useEffect, useState } from "react";
import type { SearchGroup } from "~/catalogue/search/search.server";
import { fetchOk } from "~/platform/fetch-ok";

/** What `GET /api/search?q=` answers (behaviour 2.4). */
export type SuggestionAnswer = { groups: SearchGroup[] };

export type Suggestions = {
  /** `idle`: too little is typed to search for. */
  state: "idle" | "loading" | "failed" | "found" | "empty";
  /** While loading, those of the previous query. */
  groups: SearchGroup[];
};

/** The search ignores single letters. */
const minLetters = 2;
/** Longer saves requests, shorter answers sooner. */
const pauseMs = 150;

/** Loads suggestions once typing pauses (behaviour 7.2); a newer query cancels the request. */
export function useSuggestions(query: string): Suggestions {
  const asked = query.trim();
  const [answer, setAnswer] = useState<{ asked: string; groups: SearchGroup[] | null }>();
  useEffect(() => {
    if (asked.length < minLetters) return;
    const request = new AbortController();
    const pause = setTimeout(async () => {
      try {
        setAnswer({ asked, groups: await load(asked, request.signal) });
      } catch (error) {
        if (request.signal.aborted) return;
        console.warn("Podpowiedzi nie zostały wczytane", error);
        setAnswer({ asked, groups: null });
      }
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [asked]);

  if (asked.length < minLetters) return { state: "idle", groups: [] };
  const groups = answer?.groups ?? [];
  if (answer?.asked !== asked) return { state: "loading", groups };
  if (!answer.groups) return { state: "failed", groups };
  return { state: groups.length > 0 ? "found" : "empty", groups };
}

async function load(query: string, signal: AbortSignal): Promise<SearchGroup[]> {
  const response = await fetchOk(`/api/search?${new URLSearchParams({ q: query })}`, { signal });
  const answer: SuggestionAnswer = await response.json();
  return answer.groups;
}
