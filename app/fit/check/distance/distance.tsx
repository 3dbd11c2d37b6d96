import { Form, useSubmit } from "@remix-run/react";
import { lengthPattern, readLength } from "lib/polish/typed-length";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Link } from "~/ui/link";
import { VerdictMark } from "../page/verdict";
import { WayBack } from "../page/way-back";
import type { DistanceView } from "../pair-view";
import { distanceParameter } from "../parameters";

type DistanceChoiceProps = {
  distance: DistanceView;
  message: string | null;
  /** Href of the page at the recommended distance. */
  to: string;
  /** The pair's margin at `distance.value`, as text. */
  margin: string;
};

/** Debounce delay in ms between the last change and the update of the page. */
const settledMs = 120;

/**
 * Form for the distance: a field for a length with a submit button and, with JavaScript, a slider that updates the page. The
 * verdict is repeated beside the slider, since the page's own may be out of sight while the slider moves.
 */
export function DistanceChoice({ distance, message, to, margin }: DistanceChoiceProps) {
  const { label, value, initial, min, max, isRecommended, fitting, verdict } = distance;
  const slider = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [path, query] = to.split("?");
  const id = useId();
  /** The focused link disappears at the distance that it leads to. */
  const handOnFocus = () => slider.current?.focus();

  return (
    <Form action={path} preventScrollReset className="fit-distance" {...useFollowedDistance(distance)}>
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
            id={id}
            name={distanceParameter}
            defaultValue={value}
            inputMode="decimal"
            autoComplete="off"
            pattern={lengthPattern}
            aria-describedby={`${id}hint`}
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
        <span className="text-muted">{margin}</span>
        <WayBack distance={distance} to={to} onFollow={handOnFocus} />
        {verdict === "fits" && value === initial && (
          <span className="text-muted">Tę odległość polecamy.</span>
        )}
        {verdict === "fits" && value !== initial && (
          <Link to={to} keepsScroll className="link line-link" onClick={handOnFocus}>
            {`Ustaw polecane ${initial}\u00a0mm`}
          </Link>
        )}
      </div>
      <input
        ref={slider}
        type="range"
        aria-label={label}
        aria-describedby={`${id}hint`}
        list={isRecommended ? `${id}marks` : undefined}
        min={min}
        max={max}
        defaultValue={value}
        className={`fit-slider noscript:hidden ${isHydrated ? "" : "invisible"}`}
      />
      {isRecommended && (
        <datalist id={`${id}marks`}>
          <option value={initial} />
        </datalist>
      )}
      <p id={`${id}hint`} className="fit-scale">
        <span>{`od ${min}\u00a0mm`}</span>
        <span>{`do ${max}\u00a0mm`}</span>
        <span className="w-full">{`${isRecommended ? `Polecamy ${initial}\u00a0mm. ` : ""}${fitting}`}</span>
      </p>
    </Form>
  );
}

/**
 * Returns the props of a form whose field and slider show one distance, and which the page follows.
 * @param distance what the page shows, in mm
 */
function useFollowedDistance({ value, min, max }: DistanceView) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  // Uncontrolled inputs, so that text typed before hydration is preserved.
  const show = (distance: string, source?: Element | null) => {
    for (const input of form.current?.querySelectorAll("input:not([type=hidden])") ?? [])
      if (input instanceof HTMLInputElement && input !== source) input.value = distance;
  };
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has another distance, unless one is being chosen
  useEffect(() => {
    if (!isFirst.current && timer.current === undefined) show(String(value), document.activeElement);
    isFirst.current = false;
  }, [value]);

  return {
    ref: form,
    onInput({ target }: FormEvent) {
      // A text that is still being typed must not be sent instead of the distance that was chosen before.
      clearTimeout(timer.current);
      timer.current = undefined;
      const typed = readLength((target as HTMLInputElement).value);
      if (typed.kind !== "length" || typed.mm < min || typed.mm > max) return;
      show(String(typed.mm), target as HTMLInputElement);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        submit(form.current, { replace: true, preventScrollReset: true });
      }, settledMs);
    },
  };
}
