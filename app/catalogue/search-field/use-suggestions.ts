import { useEffect, useState } from "react";
import type { SearchGroup } from "~/catalogue/search/search.server";

/** What `GET /api/search?q=` answers. */
export type SuggestionAnswer = { groups: SearchGroup[] };

export type Suggestions = {
  /** `idle`: too little is typed to ask. */
  state: "idle" | "loading" | "failed" | "found" | "empty";
  /** While new ones are loading, those of the query before. */
  groups: SearchGroup[];
};

const fewestLetters = 2;
const pauseMs = 150;

/** Asks for suggestions once typing pauses; an answer that has been overtaken is dropped. */
export function useSuggestions(query: string): Suggestions {
  const asked = query.trim();
  const [answer, setAnswer] = useState<{ asked: string; groups: SearchGroup[] | null }>();
  useEffect(() => {
    if (asked.length < fewestLetters) return;
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

  if (asked.length < fewestLetters) return { state: "idle", groups: [] };
  const groups = answer?.groups ?? [];
  if (answer?.asked !== asked) return { state: "loading", groups };
  if (!answer.groups) return { state: "failed", groups };
  return { state: groups.length > 0 ? "found" : "empty", groups };
}

async function load(query: string, signal: AbortSignal): Promise<SearchGroup[]> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new Error(`Błąd HTTP: ${response.status}`);
  const answer: SuggestionAnswer = await response.json();
  return answer.groups;
}
