import { Form, useNavigate } from "@remix-run/react";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { checkPath } from "~/catalogue/partners/check-path";
import type { Distance } from "~/fitting/check";
import { distanceParameter } from "./parameters";

type DistanceChoiceProps = { distance: Distance; message: string | null; query: string };

/** Milliseconds without a move of the slider, after which the drawing follows. */
const settledMs = 120;

/** The distance that a visitor may choose: a slider that the page follows, without JavaScript a field and a button. */
export function DistanceChoice({ distance, message, query }: DistanceChoiceProps) {
  const isHydrated = useHydrated();
  const field = useId();
  const { label, value, min, max } = distance;
  return (
    <Form
      key={query}
      action={checkPath}
      preventScrollReset
      className="flex min-h-28 flex-wrap items-end gap-x-4 gap-y-2 rounded-xl bg-sunken p-5"
    >
      {[...new URLSearchParams(query)].map(([name, given]) => (
        <input key={name} type="hidden" name={name} value={given} />
      ))}
      {message && (
        <p role="alert" className="w-full text-error">
          {message}
        </p>
      )}
      {isHydrated ? (
        <DistanceSlider distance={distance} query={query} />
      ) : (
        <>
          <label htmlFor={field} className="w-full font-medium">
            {`${label} (${min}–${max} mm)`}
          </label>
          <input
            id={field}
            type="number"
            name={distanceParameter}
            defaultValue={value}
            min={min}
            max={max}
            inputMode="numeric"
            className="field-input !w-28"
          />
          <button type="submit" className="button button-secondary">
            Przelicz
          </button>
        </>
      )}
    </Form>
  );
}

function DistanceSlider({ distance, query }: Omit<DistanceChoiceProps, "message">) {
  const { label, initial, min, max } = distance;
  const [value, setValue] = useState(distance.value);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  // The drawing's distance, once it is known that the slider stands still: another link may have led to it.
  useEffect(() => {
    if (timer.current === undefined) setValue(distance.value);
  }, [distance.value]);
  const field = useId();

  function follow(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.valueAsNumber;
    setValue(chosen);
    clearTimeout(timer.current);
    const own = chosen === initial ? "" : `&${distanceParameter}=${chosen}`;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      navigate(`${checkPath}?${query}${own}`, { replace: true, preventScrollReset: true });
    }, settledMs);
  }

  return (
    <>
      <label htmlFor={field} className="grow font-medium">
        {label}
      </label>
      <output htmlFor={field} className="text-heading tabular-nums">
        {`${value}\u00a0mm`}
      </output>
      <input
        id={field}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={`${value} mm`}
        onChange={follow}
        className="min-h-11 w-full"
      />
    </>
  );
}
