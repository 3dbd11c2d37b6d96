import type { AnnounceChange } from "~/catalogue/project/change-words";
import { addToast } from "~/layout/toasts/toaster";

/** Shows the toast of a change to the project list, with which the visitor can undo it (behaviour 27.13). */
export const announceChange: AnnounceChange = ({ title, description, undo }) => {
  void addToast({
    color: "info",
    title,
    description,
    replaces: projectToast,
    actions: [{ label: "Cofnij", press: undo }],
  });
};

/** Toasts about the project list replace one another, so that they do not cover a phone's screen. */
export const projectToast = "projekt";
