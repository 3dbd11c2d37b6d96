import { addToast } from "./toaster";

/** For the newsletter form's `onSuccess`: the toast of behaviour 11.5. */
export function announceSubscription() {
  void addToast({ color: "success", title: "Sukces", description: "E-mail został wysłany." });
}
