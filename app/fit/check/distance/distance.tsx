import { Form } from "@remix-run/react";
import { verdictAt } from "lib/fit-rules/check";
import { useId } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { NumberInput } from "~/ui/controls";
import type { DistanceView } from "../pair-view";
import { distanceParameter } from "../parameters";
import { DistanceTrack } from "./distance-track";
import { DistanceVerdict } from "./distance-verdict";
import { useDistance } from "./use-distance";

type DistanceChoiceProps = {
  distance: DistanceView;
  message: string | null;
  /** Href of the page at the recommended distance. */
  to: string;
  /** The pair's margin at `distance.value`, as text. */
  margin: string;
};

/**
 * Form for the distance: a number field with a submit button and, with JavaScript, a slider that updates the page. The
 * verdict is repeated beside the slider, since the page's own may be out of sight while the slider moves.
 */
export function DistanceChoice({ distance, message, to, margin }: DistanceChoiceProps) {
  const { label, initial, min, max, stretches, fitting } = distance;
  const { value, field, slider, follow, jump } = useDistance(distance, to);
  const isHydrated = useHydrated();
  const [path, query] = to.split("?");
  const id = useId();
  const verdict = verdictAt(stretches, value);
  const isRecommended = stretches.some((stretch) => stretch.verdict !== "fails");

  return (
    <Form action={path} preventScrollReset className="fit-distance">
      {[...new URLSearchParams(query)].map(([name, given]) => (
        <input key={name} type="hidden" name={name} value={given} />
      ))}
      {message && (
        <p role="alert" className="text-error">
          {message}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <div className="flex flex-wrap items-center gap-2">
          <NumberInput
            ref={field}
            id={id}
            name={distanceParameter}
            defaultValue={distance.value}
            min={min}
            max={max}
            aria-describedby={`${id}hint`}
            onChange={({ target: { value, validity, valueAsNumber }, target }) =>
              value !== "" && validity.valid && follow(valueAsNumber, target)
            }
            className="field-input !w-24"
          />
          mm
          <button type="submit" className="button button-secondary">
            Przelicz
          </button>
        </div>
      </div>
      <DistanceVerdict distance={distance} value={value} to={to} margin={margin} jump={jump} />
      <div className={`fit-slider fit-slider-${verdict} noscript:hidden`}>
        <DistanceTrack distance={distance} isRecommended={isRecommended} hasThumb={!isHydrated} />
        <input
          ref={slider}
          type="range"
          aria-label={label}
          aria-describedby={`${id}hint`}
          aria-valuetext={`${value}\u00a0mm, ${words[verdict]}`}
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => follow(target.valueAsNumber, target)}
          className={isHydrated ? "" : "invisible"}
        />
      </div>
      <p id={`${id}hint`} className="fit-scale">
        <span>{`od ${min}\u00a0mm`}</span>
        {isRecommended && (
          <span className="sr-only noscript:not-sr-only">{`polecamy ${initial}\u00a0mm`}</span>
        )}
        <span>{`do ${max}\u00a0mm`}</span>
        <span className="w-full">{fitting}</span>
      </p>
    </Form>
  );
}

const words = { fits: "pasuje", condition: "pasuje, jeśli…", fails: "nie pasuje" } as const;
