import { useNavigate } from "@remix-run/react";
import { readLength } from "lib/polish/typed-length";
import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { usualRuler } from "~/fit/rules/own-vessel/estimates";
import * as paths from "~/paths";
import type { FieldView } from "../form-view";
import { drawingId, rulerParameter, tapParameter } from "../parameters";

/** Debounce delay in ms between the last key and the update of the page. */
const settledMs = 400;

/**
 * Returns the props of a form whose page follows its fields: while a visitor types, once all lengths are possible;
 * whenever a field is left or a choice is made, so that what is wrong is shown.
 */
export function useFollowedMeasures(fields: readonly FieldView[]) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** Texts of the fields whenever the page was asked to follow them; answers may come late and in any order. */
  const followed = useRef(new Set<string>());
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = fields.map(({ value }) => value).join();
  useShownValues(form, fields, followed, shown);

  function follow(hash = "") {
    if (!form.current) return;
    const query = queryOf(form.current, fields);
    if (query === location.search.slice(1) && !hash) return;
    followed.current.add(lengthTexts(form.current, fields).join());
    navigate(
      { pathname: paths.ownVessel, search: query, hash },
      { replace: true, preventScrollReset: !hash },
    );
  }

  function followIn(ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(follow, ms);
  }

  return {
    ref: form,
    onInput: () => {
      clearTimeout(timer.current);
      if (form.current && areAllPossible(form.current, fields)) followIn(settledMs);
    },
    onChange: (event: FormEvent) => {
      if (!(event.target instanceof HTMLInputElement)) followIn(0);
    },
    onBlur: () => followIn(0),
    /** Shows the drawing if it is below the visible part of the page, as on a phone. */
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      clearTimeout(timer.current);
      const top = document.getElementById(drawingId)?.getBoundingClientRect().top ?? 0;
      follow(top > innerHeight / 2 ? `#${drawingId}` : "");
    },
  };
}

/**
 * Shows the values of the URL in the fields, unless they come from the fields themselves. Fields are uncontrolled, so that
 * text typed before hydration is preserved.
 */
function useShownValues(
  form: React.RefObject<HTMLFormElement>,
  fields: readonly FieldView[],
  followed: React.MutableRefObject<Set<string>>,
  shown: string,
) {
  const isFirst = useRef(true);
  const show = useCallback(() => {
    for (const { name, value } of fields) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
  }, [form, fields]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is shown matters, not how often it is rendered.
  useEffect(() => {
    if (!isFirst.current && !followed.current.has(shown)) {
      followed.current.clear();
      show();
    }
    isFirst.current = false;
  }, [shown]);
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

/** Returns the lengths as the page will show them: in mm, empty if they cannot be read. */
function lengthTexts(form: HTMLFormElement, fields: readonly FieldView[]): string[] {
  const data = new FormData(form);
  return fields.map(({ name }) => {
    const length = readLength(String(data.get(name) ?? ""));
    return length.kind === "length" ? String(length.mm) : "";
  });
}

/** Returns the form's query string: lengths in mm, without empty and default values, the chosen tap last. */
function queryOf(form: HTMLFormElement, fields: readonly FieldView[]): string {
  const lengths = new Set(fields.map(({ name }) => name));
  const params = new URLSearchParams();
  const data = new FormData(form);
  const tap = data.get(tapParameter);
  data.delete(tapParameter);
  for (const [name, value] of data) {
    const text = lengths.has(name) ? lengthText(String(value)) : String(value);
    const isUsual = name === rulerParameter && text === String(usualRuler);
    if (text !== "" && !isUsual) params.set(name, text);
  }
  if (tap) params.set(tapParameter, String(tap));
  return params.toString();
}

function lengthText(text: string): string {
  const length = readLength(text);
  return length.kind === "length" ? String(length.mm) : text.trim();
}
