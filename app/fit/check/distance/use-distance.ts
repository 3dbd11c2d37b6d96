import { useNavigate } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { hasModifier } from "~/ui/behaviour";
import type { DistanceView } from "../pair-view";
import { hrefAtDistance } from "../parameters";

/** Debounce delay, in ms, between the last change and the update of the page. */
const settledMs = 120;

/** State of a distance that a field and a slider show, and that the page follows. */
export function useDistance({ value: shown, initial }: DistanceView, to: string) {
  const [value, setValue] = useState(shown);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // Uncontrolled, so that text typed before hydration is preserved.
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);

  const show = useCallback((chosen: number, source: HTMLInputElement | null) => {
    setValue(chosen);
    if (field.current && field.current !== source) field.current.value = String(chosen);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  // Updates the field and the slider when the distance in the URL changes, except while one of them is in use.
  useEffect(() => {
    const isTyping = field.current !== null && document.activeElement === field.current;
    if (!isFirst.current && timer.current === undefined) show(shown, isTyping ? field.current : null);
    isFirst.current = false;
  }, [shown, show]);

  /**
   * Shows a distance in mm at once, and has the page follow.
   * @param source the element in which it was chosen, which is left alone
   */
  function follow(chosen: number, source: HTMLInputElement | null) {
    show(chosen, source);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      navigate(hrefAtDistance(to, chosen, initial), { replace: true, preventScrollReset: true });
    }, settledMs);
  }

  /** Follows a link to a distance in place, and hands the focus on: the link is gone at that distance. */
  function jump(event: MouseEvent, chosen: number) {
    if (hasModifier(event)) return;
    event.preventDefault();
    follow(chosen, null);
    slider.current?.focus();
  }

  return { value, field, slider, follow, jump };
}
