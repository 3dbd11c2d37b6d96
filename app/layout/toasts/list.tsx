import { type PointerEvent, type RefObject, useEffect, useSyncExternalStore } from "react";
import { Icon } from "~/ui/icons/icon";
import { ToastCard } from "~/ui/toast-card";
import { createToastStore } from "./store";
import { followSwipe } from "./swipe";

/** The page's single toast store. */
export const toastStore = createToastStore();

/**
 * Shows the page's toasts. Timeouts pause while the pointer or the focus is on a toast, and while the window does not
 * have the focus. F8 focuses the toasts; Escape closes them (behaviours 11.2, 11.3).
 */
export function ToastList({ region }: { region: RefObject<HTMLElement> }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getToasts);
  const isEmpty = toasts.length === 0;

  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    // The window may have lost the focus before the first toast was shown.
    toastStore.setPause("window", !document.hasFocus());
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "F8") region.current?.focus();
      // An open panel handles Escape itself.
      if (key === "Escape" && !document.querySelector("dialog[open], :popover-open")) toastStore.closeAll();
    };
    document.addEventListener("keydown", onKeyDown, { signal });
    addEventListener("blur", () => toastStore.setPause("window", true), { signal });
    addEventListener("focus", () => toastStore.setPause("window", false), { signal });
    const section = region.current;
    section?.addEventListener("focusin", () => toastStore.setPause("focus", true), { signal });
    section?.addEventListener("focusout", () => toastStore.setPause("focus", false), { signal });
    return () => events.abort();
  }, [region]);

  useEffect(() => {
    // When a toast is removed under the pointer, the browser fires no `pointerleave`.
    if (isEmpty) toastStore.setPause("pointer", false);
  }, [isEmpty]);

  return (
    <div
      className="grid gap-3"
      onPointerEnter={() => toastStore.setPause("pointer", true)}
      onPointerLeave={() => toastStore.setPause("pointer", false)}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          data-closing={!toast.open || undefined}
          className="toast touch-pan-y select-none"
          onPointerDown={({ currentTarget, nativeEvent }: PointerEvent<HTMLElement>) =>
            followSwipe(currentTarget, nativeEvent, () => toastStore.close(toast.id))
          }
        >
          <ToastCard {...toast}>
            <button
              type="button"
              aria-label="Zamknij"
              className="icon-button -m-2"
              onClick={({ detail, currentTarget }) => {
                // With the keyboard, the focus stays in the region. With a pointer, the focus is removed: it would
                // pause the other toasts.
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
  );
}
