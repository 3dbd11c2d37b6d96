import { type PointerEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Icon } from "~/ui/icon";
import { ToastCard } from "~/ui/toast-card";
import { type Toast, toastStore } from "./toast-store";

/** The code for swiping is loaded with the first press; without it the button closes a toast. */
async function swipe({ currentTarget, nativeEvent }: PointerEvent<HTMLElement>, close: () => void) {
  try {
    (await import("./toast-swipe")).followSwipe(currentTarget, nativeEvent, close);
  } catch (error) {
    console.warn("Gest zamykania powiadomień nie został wczytany", error);
  }
}

const noToasts: readonly Toast[] = [];

/**
 * The toasts of the page, announced politely and once each. Their time stands still while the pointer or the focus is
 * on them and while the window has no focus; F8 leads to them, Escape closes them.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => noToasts);
  const region = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const isEmpty = toasts.length === 0;

  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "F8") region.current?.focus();
      // An open panel takes the key for itself.
      if (key === "Escape" && !document.querySelector("dialog[open], :popover-open")) toastStore.closeAll();
    };
    document.addEventListener("keydown", onKeyDown, { signal });
    addEventListener("blur", () => toastStore.setPause("window", true), { signal });
    addEventListener("focus", () => toastStore.setPause("window", false), { signal });
    return () => events.abort();
  }, []);

  useEffect(() => {
    // A toast that goes from under the pointer sends no event.
    if (isEmpty) toastStore.setPause("pointer", false);
  }, [isEmpty]);

  if (!isHydrated) return null;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Powiadomienia (F8)"
      className="fixed right-4 bottom-4 z-50 w-[calc(100%-2rem)] sm:w-96"
      onPointerEnter={() => toastStore.setPause("pointer", true)}
      onPointerLeave={() => toastStore.setPause("pointer", false)}
      onFocus={() => toastStore.setPause("focus", true)}
      onBlur={() => toastStore.setPause("focus", false)}
    >
      <div role="status" aria-atomic="false" className="grid gap-3">
        {toasts.map((toast) => (
          <div
            key={toast.id}
            data-closing={!toast.open || undefined}
            className="toast touch-pan-y select-none"
            onPointerDown={(event) => swipe(event, () => toastStore.close(toast.id))}
          >
            <ToastCard {...toast}>
              <button
                type="button"
                aria-label="Zamknij"
                className="icon-button -m-2"
                onClick={({ detail, currentTarget }) => {
                  // By the keyboard: the focus must not go with the toast. By a pointer: it must not stay and pause.
                  if (detail === 0) region.current?.focus();
                  else currentTarget.blur();
                  toastStore.close(toast.id);
                }}
              >
                <Icon name="x" />
              </button>
              <span className="toast-time" />
            </ToastCard>
          </div>
        ))}
      </div>
    </section>
  );
}
