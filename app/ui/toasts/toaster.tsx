import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { createToastStore, ToastContent } from "./store";

type ToastListComponent = ComponentType<{ region: RefObject<HTMLElement> }>;

let showList: ((list: ToastListComponent) => void) | undefined;

/** The page's toasts, once the first one has loaded their code. */
let store: ReturnType<typeof createToastStore> | undefined;

const loadList = () => import("./list");

/** Shows a toast (behaviour 11.1). The first call also loads the code of the list. */
export async function addToast(content: ToastContent) {
  try {
    const { ToastList, toastStore } = await loadList();
    showList?.(ToastList);
    store = toastStore;
    store.add(content);
  } catch (error) {
    console.warn(error);
  }
}

/** Closes the toasts of a group. */
export function closeToasts(group: string) {
  store?.closeAll(group);
}

/**
 * Live region for toasts. It exists before the first toast, so that screen readers announce every toast, and only once
 * (behaviour 11.4).
 */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const [List, setList] = useState<ToastListComponent>();
  useEffect(() => {
    showList = (list) => setList(() => list);
    return () => {
      showList = undefined;
    };
  }, []);

  if (!isHydrated) return null;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Powiadomienia (F8)"
      className="fixed right-4 bottom-4 z-50 w-[calc(100%-2rem)] sm:top-24 sm:bottom-auto sm:w-96"
    >
      <div role="status" aria-atomic="false">
        {List && <List region={region} />}
      </div>
    </section>
  );
}
