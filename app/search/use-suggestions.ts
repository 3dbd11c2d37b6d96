import { fetchOk } from "lib/platform/http";
import { useEffect, useState } from "react";
import type { SearchGroup } from "./index/search.server";

/** Response body of `GET /api/search?q=` (behaviour 2.4). */
export type SuggestionAnswer = { groups: SearchGroup[] };

export type Suggestions = {
  /** `idle`: the query is too short to search. */
  state: "idle" | "loading" | "failed" | "found" | "empty";
  /** Suggestions; while loading, those of the previous query. */
  groups: SearchGroup[];
};

/** Minimum length of a query, in characters, because the search ignores single letters. */
const minLetters = 2;
/** Debounce time in ms: a longer time saves requests, a shorter time shows suggestions sooner. */
const pauseMs = 150;

/** Loads suggestions, debounced (behaviour 7.2); a newer query aborts the pending request. */
export function useSuggestions(query: string): Suggestions {
  const asked = query.trim();
  const [answer, setAnswer] = useState<{ asked: string; groups: SearchGroup[] | null }>();
  useEffect(() => {
    if (asked.length < minLetters) return;
    const request = new AbortController();
    const pause = setTimeout(async () => {
      try {
        const href = `/api/search?${new URLSearchParams({ q: asked })}`;
        const { groups }: SuggestionAnswer = await (await fetchOk(href, { signal: request.signal })).json();
        setAnswer({ asked, groups });
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
