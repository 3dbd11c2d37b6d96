import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

const showAfterMs = 200;
const hideAfterMs = 500;
const resetAfterMs = 400;

type Phase = "idle" | "running" | "finished" | "fading";

/**
 * Progress bar at the top of the page during a navigation (behaviours 10.1, 10.3). It appears after 200 ms. When the
 * navigation ends, the bar fills up, stays for 500 ms, and then fades out within 400 ms.
 */
export function LoadingBar() {
  const phase = usePhase(useNavigation().state !== "idle");
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element || phase === "idle") return;
    // Sets the style through the DOM, because the Content-Security-Policy forbids `style` attributes.
    const show = (percent: number) => {
      element.style.transform = `scaleX(${percent / 100})`;
      element.setAttribute("aria-valuenow", String(Math.round(percent)));
    };
    if (phase !== "running") return show(100);
    const started = performance.now() - showAfterMs;
    let frame = requestAnimationFrame(function draw() {
      show(estimateProgress(performance.now() - started));
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [phase]);

  if (phase === "idle") return null;
  return (
    <div
      ref={bar}
      role="progressbar"
      aria-label="Wczytywanie strony"
      aria-valuemin={0}
      aria-valuemax={100}
      data-fading={phase === "fading" || undefined}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left [transform:scaleX(0)] bg-primary [transition:transform_100ms,opacity_400ms] data-fading:opacity-0"
    />
  );
}

function usePhase(busy: boolean): Phase {
  const [phase, setPhase] = useState<Phase>("idle");
  useEffect(() => {
    const step = (from: Phase, to: Phase) => setPhase((current) => (current === from ? to : current));
    const timers: ReturnType<typeof setTimeout>[] = [];
    if (busy) {
      setPhase("idle");
      timers.push(setTimeout(step, showAfterMs, "idle", "running"));
    } else {
      step("running", "finished");
      timers.push(setTimeout(step, hideAfterMs, "finished", "fading"));
      timers.push(setTimeout(step, hideAfterMs + resetAfterMs, "fading", "idle"));
    }
    return () => timers.forEach(clearTimeout);
  }, [busy]);
  return phase;
}

/** Time in ms after which the estimate reaches 70.5 % (behaviour 10.2). */
const estimateDurationMs = 5_000;

/**
 * Estimates the progress of a navigation: 50 % after half of {@link estimateDurationMs}, 84.4 % after twice that time,
 * and never 100 %.
 * @param elapsedMs time in ms since the navigation began
 * @returns percent, 0 to 100
 */
function estimateProgress(elapsedMs: number): number {
  const percent = (200 / Math.PI) * Math.atan(((elapsedMs / estimateDurationMs) * 100) / 50);
  return Math.min(100, Math.max(0, percent));
}
