import { plural } from "lib/polish/plural";
import type { Suggestions } from "~/search/use-suggestions";

type SuggestionStatusProps = {
  state: Suggestions["state"];
  /** Number of suggestions. */
  count: number;
};

/**
 * Announces the state of the suggestions in a live region. Their number is hidden visually, because sighted visitors
 * see the list itself.
 */
export function SuggestionStatus({ state, count }: SuggestionStatusProps) {
  const texts = {
    idle: "",
    loading: "Szukam podpowiedzi…",
    found: plural(count, { one: "podpowiedź", few: "podpowiedzi", many: "podpowiedzi" }),
    empty: "Brak podpowiedzi. Naciśnij Enter, aby przejść do wyników.",
    failed: "Podpowiedzi są teraz niedostępne. Naciśnij Enter, aby wyszukać.",
  };
  const isSeen = state === "empty" || state === "failed" || (state === "loading" && count === 0);
  return (
    <p
      role="status"
      className={isSeen ? "px-3 [animation:appear_0.2s_0.2s_backwards] pb-5 text-muted" : "sr-only"}
    >
      {texts[state]}
    </p>
  );
}
