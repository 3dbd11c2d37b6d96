import { addToast, closeToasts, type ToastContent } from "~/ui/toasts";
import { rememberedProject } from "../list/remembered-project";

/** Toasts about the project list replace one another, so that they do not cover a phone's screen. */
const group = "projekt";

/**
 * Shows a toast about the project list (behaviour 27.13).
 * @param undo undoes the change that the toast is about; the next change of the remembered list takes the toast away
 */
export function announceChange({ actions = [], ...content }: ToastContent, undo?: () => void): void {
  const all = undo ? [...actions, { label: "Cofnij", press: undo }] : actions;
  const shown = addToast({ ...content, replaces: group, ...(all.length > 0 && { actions: all }) });
  if (!undo) return;
  const remembered = rememberedProject();
  const events = new AbortController();
  const closeIfChanged = () => {
    if (rememberedProject() === remembered) return;
    events.abort();
    endAnnouncement();
  };
  addEventListener("storage", closeIfChanged, { signal: events.signal });
  // The first toast loads its code first; another tab may change the list meanwhile.
  void shown.then(closeIfChanged);
}

/** Takes the toast about the project list away. */
export function endAnnouncement(): void {
  closeToasts(group);
}
