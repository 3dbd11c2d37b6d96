export type ToastColour = "success" | "info" | "warning" | "error";
/** A link (`to`) or a button (`press`) in a toast. Both also close the toast. */
export type ToastAction = { label: string; to: string } | { label: string; press: () => void };

export type ToastContent = {
  title: string;
  description: string;
  color: ToastColour;
  /** Language of the texts, if it is not Polish. */
  lang?: string;
  actions?: ToastAction[];
  /** Name of a group of toasts. A new toast takes the place of the group's earlier one. */
  replaces?: string;
};

/** `open` becomes false when the toast closes. The toast is deleted 200 ms later, after its transition. */
export type Toast = ToastContent & { id: string; open: boolean };

/** Maximum number of toasts. The times below are in ms (behaviours 11.1, 11.2). */
export const toastLimit = 5;
export const toastDurationMs = 5_000;
/** Duration of a toast with actions, which takes longer to read and to reach. */
export const actionDurationMs = 10_000;
export const toastDeletionMs = 200;

/** Reasons to pause the timeouts: pointer or focus on a toast, or a window without focus. */
type PauseReason = "pointer" | "focus" | "window";

type Countdown = { remainingMs: number; since: number; timer?: ReturnType<typeof setTimeout> };

/**
 * Creates a store for the page's toasts, newest last. Each toast closes after 5000 ms, or after 10,000 ms if it has
 * actions, not counting pauses. The store contains at most five toasts; when a sixth is added, the oldest is removed
 * immediately.
 */
export function createToastStore() {
  const listeners = new Set<() => void>();
  const countdowns = new Map<string, Countdown>();
  let toasts: readonly Toast[] = [];
  const pauses = new Set<PauseReason>();

  function update(next: readonly Toast[]) {
    toasts = next;
    for (const id of countdowns.keys()) if (!toasts.some((toast) => toast.id === id)) stop(id);
    for (const listener of listeners) listener();
  }

  function run(id: string, countdown: Countdown) {
    countdown.since = Date.now();
    countdown.timer = setTimeout(close, countdown.remainingMs, id);
  }

  function stop(id: string) {
    clearTimeout(countdowns.get(id)?.timer);
    countdowns.delete(id);
  }

  function close(id: string) {
    stop(id);
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    update(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), toastDeletionMs);
  }

  return {
    getToasts: () => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(content: ToastContent) {
      const id = `${Date.now()}-${Math.random().toString(36).slice(2, 9)}`;
      const remainingMs = content.actions ? actionDurationMs : toastDurationMs;
      const countdown = { remainingMs, since: Date.now() };
      countdowns.set(id, countdown);
      if (pauses.size === 0) run(id, countdown);
      const others = toasts.filter(({ replaces }) => !replaces || replaces !== content.replaces);
      update([...others, { ...content, id, open: true }].slice(-toastLimit));
    },
    close,
    /** Closes all toasts, or those of a group. */
    closeAll(group?: string) {
      for (const { id, replaces } of toasts) if (!group || replaces === group) close(id);
    },
    /** Adds or removes a reason to pause. Timeouts run only while no reason is present. */
    setPause(reason: PauseReason, holds: boolean) {
      const wasPaused = pauses.size > 0;
      if (holds) pauses.add(reason);
      else pauses.delete(reason);
      const isPaused = pauses.size > 0;
      if (isPaused === wasPaused) return;
      for (const [id, countdown] of countdowns) {
        if (!isPaused) {
          run(id, countdown);
          continue;
        }
        clearTimeout(countdown.timer);
        countdown.remainingMs -= Date.now() - countdown.since;
      }
    },
  };
}
