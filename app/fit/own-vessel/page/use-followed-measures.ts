import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { readLength } from "lib/polish/typed-length";
import { type FormEvent, useEffect, useRef, useState } from "react";
import * as paths from "~/paths";
import type { FieldView } from "../form-view";
import { drawingId } from "../parameters";

/** Debounce delay in ms between the last key and the update of the page. */
const settledMs = 400;

/**
 * Updates the page as its form is filled in: while a visitor types, once all lengths are possible; when a field is
 * left or a choice is made, always, so that errors are shown. Fields are uncontrolled, so that text typed before
 * hydration is preserved; the key changes with values that do not come from the fields themselves.
 * @returns the form's key and props
 */
export function useFollowedMeasures(fields: readonly FieldView[]) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isBack = useNavigationType() === "POP";
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const values = fields.map(({ value }) => value).join();
  // The state stays in the history, where Back finds it again.
  const [shown, setShown] = useState({ values, key: 0 });
  if (shown.values !== values) setShown({ values, key: shown.key + (state?.isTyped && !isBack ? 0 : 1) });

  function follow(form: HTMLFormElement, hash = "") {
    clearTimeout(timer.current);
    const filled = [...new FormData(form)].filter(([, value]) => value !== "");
    const search = new URLSearchParams(filled as [string, string][]).toString();
    if (search === location.search.slice(1) && !hash) return;
    navigate(
      { pathname: paths.ownVessel, search, hash },
      { replace: true, preventScrollReset: !hash, state: { isTyped: true } },
    );
  }

  return {
    key: shown.key,
    handlers: {
      onInput: ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
        clearTimeout(timer.current);
        if (areAllPossible(form, fields)) timer.current = setTimeout(() => follow(form), settledMs);
      },
      onChange: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        if (!(target instanceof HTMLInputElement)) follow(currentTarget);
      },
      onBlur: ({ currentTarget }: FormEvent<HTMLFormElement>) => follow(currentTarget),
      /** Shows the drawing if it is below the visible part of the page, as on a phone. */
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const top = document.getElementById(drawingId)?.getBoundingClientRect().top ?? 0;
        follow(event.currentTarget, top > innerHeight / 2 ? `#${drawingId}` : "");
      },
    },
  };
}

/** Whether the browser accepts the form, and all lengths are in their ranges, which the first digits of one are not. */
function areAllPossible(form: HTMLFormElement, fields: readonly FieldView[]): boolean {
  const data = new FormData(form);
  return (
    fields.every(({ name, min, max }) => {
      const length = readLength(String(data.get(name) ?? ""));
      return length.kind !== "length" || (length.mm >= min && length.mm <= max);
    }) && form.matches(":valid")
  );
}
