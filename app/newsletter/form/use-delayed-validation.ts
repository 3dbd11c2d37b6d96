import { useEffect, useRef } from "react";

/** Delay in ms between the last key press and validation (behaviour 18.4). */
const inputDelayMs = 300;

/**
 * Validates a text field while the visitor types, but only after the field has lost focus once (behaviour 18.4).
 * @returns the field's event handlers
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
