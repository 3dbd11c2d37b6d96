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
    const search = queryOf(form, fields);
    if (search === location.search.slice(1) && !hash) return;
    navigate(
      { pathname: paths.ownVessel, search, hash },
      { replace: true, preventScrollReset: !hash, state: { isTyped: true } },
    );
  }

  function followIn(form: HTMLFormElement, ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => follow(form), ms);
  }

  return {
    key: shown.key,
    handlers: {
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        clearTimeout(timer.current);
        if (areAllPossible(currentTarget, fields)) followIn(currentTarget, settledMs);
      },
      onChange: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        if (!(target instanceof HTMLInputElement)) followIn(currentTarget, 0);
      },
      onBlur: ({ currentTarget }: FormEvent<HTMLFormElement>) => followIn(currentTarget, 0),
      /** Shows the drawing if it is below the visible part of the page, as on a phone. */
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        clearTimeout(timer.current);
        const top = document.getElementById(drawingId)?.getBoundingClientRect().top ?? 0;
        follow(event.currentTarget, top > innerHeight / 2 ? `#${drawingId}` : "");
      },
    },
  };
}

/** Whether all required lengths are given, and all given ones are in their ranges. */
function areAllPossible(form: HTMLFormElement, fields: readonly FieldView[]): boolean {
  const data = new FormData(form);
  return fields.every(({ name, isRequired, min, max }) => {
    const length = readLength(String(data.get(name) ?? ""));
    if (length.kind === "empty") return !isRequired;
    return length.kind === "length" && length.mm >= min && length.mm <= max;
  });
}

/** Returns the form's query string: lengths in mm, without empty values. */
function queryOf(form: HTMLFormElement, fields: readonly FieldView[]): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const length = fields.some((field) => field.name === name) ? readLength(String(value)) : null;
    const text = length?.kind === "length" ? String(length.mm) : String(value).trim();
    if (text) params.set(name, text);
  }
  return params.toString();
}
