import { useEffect, useRef } from "react";

/** Specification §9, ms: typing is judged this long after the last key. */
const inputDelayMs = 300;

/**
 * Judges a text field while it is typed in, but only after it has been left once (specification §5).
 * @returns the handlers of the field
 */
export function useDelayedValidation(validate: () => void) {
  const timer = useRef<number>();
  const wasLeft = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onInput() {
      clearTimeout(timer.current);
      if (wasLeft.current) timer.current = window.setTimeout(validate, inputDelayMs);
    },
    onBlur() {
      clearTimeout(timer.current);
      wasLeft.current = true;
    },
  };
}
