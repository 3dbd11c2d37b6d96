import { Form } from "@remix-run/react";
import { useId } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { nearestFitting, verdictAt } from "~/fit-rules/distances";
import * as paths from "~/paths";
import { Link } from "~/ui/links/link";
import { DistanceTrack } from "./distance-track";
import type { DistanceView } from "./pair-view";
import { distanceParameter, hrefAtDistance } from "./parameters";
import { useDistance } from "./use-distance";
import { VerdictMark } from "./verdict";
import { WayBack } from "./way-back";

type DistanceChoiceProps = {
  distance: DistanceView;
  message: string | null;
  query: string;
  /** The pair's margin at `distance.value`, as text. */
  margin: string;
};

/**
 * Form for the distance: a number field with a submit button and, with JavaScript, a slider that updates the page. The
 * verdict stands beside the slider, since the page's own may be out of sight while the slider moves.
 */
export function DistanceChoice({ distance, message, query, margin }: DistanceChoiceProps) {
  const { label, initial, min, max, stretches } = distance;
  const { value, field, slider, follow, jump } = useDistance(distance, query);
  const isHydrated = useHydrated();
  const id = useId();
  const verdict = verdictAt(stretches, value);
  const isRecommended = stretches.some((stretch) => stretch.verdict !== "fails");
  const fitting = verdict === "fits" ? null : nearestFitting(stretches, value);

  return (
    <Form action={paths.fitCheck} preventScrollReset className="fit-distance">
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
          <input
            ref={field}
            id={id}
            type="number"
            name={distanceParameter}
            defaultValue={distance.value}
            min={min}
            max={max}
            inputMode="numeric"
            aria-describedby={`${id}hint`}
            onChange={({ target }) => target.validity.valid && follow(target.valueAsNumber, target)}
            className="field-input !w-24"
          />
          mm
          <button type="submit" className="button button-secondary">
            Przelicz
          </button>
        </div>
      </div>
      <div className="fit-live">
        <VerdictMark verdict={verdict} />
        <span className="text-muted">{value === distance.value ? margin : ""}</span>
        {fitting !== null && (
          <WayBack
            distance={{ value, initial }}
            query={query}
            fitting={fitting}
            onFollow={(event) => jump(event, fitting)}
          />
        )}
        {verdict === "fits" && value === initial && (
          <span className="text-muted">Tę odległość polecamy.</span>
        )}
        {verdict === "fits" && value !== initial && (
          <Link
            to={hrefAtDistance(query, initial, initial)}
            keepsScroll
            className="link line-link"
            onClick={(event) => jump(event, initial)}
          >
            {`Ustaw polecane ${initial}\u00a0mm`}
          </Link>
        )}
      </div>
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
        {isRecommended && <span>{`▲\u00a0polecamy ${initial}\u00a0mm`}</span>}
        <span>{`do ${max}\u00a0mm`}</span>
      </p>
    </Form>
  );
}

const words = { fits: "pasuje", condition: "pasuje, jeśli…", fails: "nie pasuje" } as const;
