import {
  type MouseEvent,
  type MutableRefObject,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { Icon } from "~/ui/icons/icon";
import { Link } from "~/ui/link";
import { ToastCard } from "~/ui/toast-card";
import { createToastStore, type Toast, type ToastAction } from "./store";
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
  /** The element from which the focus came to the toasts. */
  const origin = useRef<HTMLElement>();

  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    const section = region.current;
    // The window may have lost the focus before the first toast was shown.
    toastStore.setPause("window", !document.hasFocus());
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "F8") section?.focus();
      // An open panel handles Escape itself.
      if (key !== "Escape" || document.querySelector("dialog[open], :popover-open")) return;
      if (section?.contains(document.activeElement)) origin.current?.focus();
      toastStore.closeAll();
    };
    document.addEventListener("keydown", onKeyDown, { signal });
    addEventListener("blur", () => toastStore.setPause("window", true), { signal });
    addEventListener("focus", () => toastStore.setPause("window", false), { signal });
    section?.addEventListener(
      "focusin",
      ({ relatedTarget }) => {
        toastStore.setPause("focus", true);
        if (relatedTarget instanceof HTMLElement && !section.contains(relatedTarget))
          origin.current = relatedTarget;
      },
      { signal },
    );
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
          className="toast [touch-action:pan-y] select-none"
          onPointerDown={({ currentTarget, nativeEvent }: PointerEvent<HTMLElement>) =>
            followSwipe(currentTarget, nativeEvent, () => toastStore.close(toast.id))
          }
        >
          <ToastCard {...toast} actions={actionsOf(toast, origin)}>
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
            <span className={`toast-time ${toast.actions ? "toast-time-long" : ""}`} />
          </ToastCard>
        </div>
      ))}
    </div>
  );
}

/** Returns the links and buttons of a toast; each also closes the toast. */
function actionsOf({ id, actions }: Toast, origin: MutableRefObject<HTMLElement | undefined>): ReactNode {
  const look = "button button-quiet -my-1.5 px-2 text-primary";
  const finish = (action: ToastAction) => (event: MouseEvent) => {
    // The toast vanishes. For a keyboard user, the focus returns to where it came from.
    if (event.detail === 0) origin.current?.focus();
    toastStore.close(id);
    if ("press" in action) action.press();
  };
  return actions?.map((action) =>
    "to" in action ? (
      <Link key={action.label} to={action.to} className={look} onClick={finish(action)}>
        {action.label}
      </Link>
    ) : (
      <button key={action.label} type="button" className={look} onClick={finish(action)}>
        {action.label}
      </button>
    ),
  );
}
