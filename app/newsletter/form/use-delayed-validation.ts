import { useEffect, useRef } from "react";

/** Delay between the last key and validation (behaviour 18.4), ms. */
const inputDelayMs = 300;

/**
 * Validates a text field while it is typed in, but only after it has been left once (behaviour 18.4).
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
