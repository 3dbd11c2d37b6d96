import { Form, useNavigate } from "@remix-run/react";
import { type ChangeEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { Distance } from "~/fit-rules/check";
import * as paths from "~/paths";
import { distanceParameter } from "./parameters";

type DistanceChoiceProps = { distance: Distance; message: string | null; query: string };

/** Debounce delay, in ms, between the slider's last movement and the update of the drawing. */
const settledMs = 120;

/**
 * Form for the distance: a number field with a submit button and, with JavaScript, a slider that updates the drawing.
 */
export function DistanceChoice({ distance, message, query }: DistanceChoiceProps) {
  const { label, initial, min, max } = distance;
  const [value, setValue] = useState(distance.value);
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // Uncontrolled, so that text typed before hydration is preserved.
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const id = useId();

  const show = useCallback((chosen: number) => {
    setValue(chosen);
    if (field.current) field.current.value = String(chosen);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  // Updates the field and the slider when the distance in the URL changes, except while the slider is moving.
  useEffect(() => {
    if (!isFirst.current && timer.current === undefined) show(distance.value);
    isFirst.current = false;
  }, [distance.value, show]);

  function follow(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.valueAsNumber;
    show(chosen);
    clearTimeout(timer.current);
    const own = chosen === initial ? "" : `&${distanceParameter}=${chosen}`;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      navigate(`${paths.fitCheck}?${query}${own}`, { replace: true, preventScrollReset: true });
    }, settledMs);
  }

  return (
    <Form
      action={paths.fitCheck}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-sunken p-5"
    >
      {[...new URLSearchParams(query)].map(([name, given]) => (
        <input key={name} type="hidden" name={name} value={given} />
      ))}
      {message && (
        <p role="alert" className="w-full text-error">
          {message}
        </p>
      )}
      <label htmlFor={id} className="flex-1 basis-48 font-medium">
        {`${label} (${min}–${max}\u00a0mm)`}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="number"
          name={distanceParameter}
          defaultValue={distance.value}
          min={min}
          max={max}
          inputMode="numeric"
          className="field-input !w-28"
        />
        <button type="submit" className="button button-secondary">
          Przelicz
        </button>
      </div>
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
        value={value}
        aria-valuetext={`${value} mm`}
        onChange={follow}
        className={`min-h-11 w-full noscript:hidden ${isHydrated ? "" : "invisible"}`}
      />
    </Form>
  );
}
