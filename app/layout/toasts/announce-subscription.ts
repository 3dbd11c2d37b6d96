import { addToast } from "./toaster";

/** For the newsletter form's `onSuccess`: the toast of the specification's §8. */
export function announceSubscription() {
  void addToast({ color: "success", title: "Sukces", description: "E-mail został wysłany." });
}
