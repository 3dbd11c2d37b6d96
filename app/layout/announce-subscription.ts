import { addToast } from "~/ui/toasts";

/** Shows the success toast of behaviour 11.5. Used as `onSuccess` of the newsletter form. */
export function announceSubscription() {
  void addToast({ color: "success", title: "Sukces", description: "E-mail został wysłany." });
}
