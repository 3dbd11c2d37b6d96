import { useId } from "react";
import type { SearchHit } from "~/search/index/search.server";
import { useCombobox } from "~/search/use-combobox";
import { useSuggestions } from "~/search/use-suggestions";
import { Link } from "~/ui/link";
import { OptionWords } from "./field/option-words";
import { SuggestionStatus } from "./field/suggestion-status";
import { useFieldFocus, useFieldText } from "./field/use-field";
import { optionLook } from "./option-look";

/** A suggestion, and where choosing it leads. */
export type HitOption = { hit: SearchHit; to: string };

type HitOptionsProps = {
  field: HTMLInputElement;
  /** Accessible name of the list. */
  label: string;
  /** Returns the options among the hits that are found. */
  optionsOf: (hits: readonly SearchHit[]) => HitOption[];
  /** What to do if there are no suggestions. */
  advice: string;
  /** True if choosing an option keeps the scroll position. */
  keepsScroll?: boolean;
};

/**
 * Suggests products or spare parts with pictures below the field of a form, and turns the field into a combobox. The
 * status is only announced: without suggestions, the form's button leads to an answer that everyone can read.
 */
export function HitOptions({ field, label, optionsOf, advice, keepsScroll }: HitOptionsProps) {
  const id = useId();
  const { state, groups } = useSuggestions(useFieldText(field));
  const options = optionsOf(groups.flatMap(({ hits }) => hits));
  const listId = `${id}list`;
  const optionIds = options.map((_, place) => `${id}${place}`);
  const hasFocus = useFieldFocus(field);
  const { isOpen, activeId } = useCombobox(field, { listId, optionIds: hasFocus ? optionIds : [] });
  return (
    <>
      <div className="sr-only">
        <SuggestionStatus
          state={state === "found" && options.length === 0 ? "empty" : state}
          count={options.length}
          advice={advice}
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        // Keeps the focus, and a phone's keyboard, with the field.
        onMouseDown={(event) => event.preventDefault()}
        className="option-list"
      >
        {options.map(({ hit, to }, place) => (
          <Link
            key={hit.to}
            id={optionIds[place]}
            role="option"
            tabIndex={-1}
            aria-selected={optionIds[place] === activeId}
            to={to}
            keepsScroll={keepsScroll}
            className={optionLook}
          >
            <OptionWords hit={hit} />
          </Link>
        ))}
      </div>
    </>
  );
}
