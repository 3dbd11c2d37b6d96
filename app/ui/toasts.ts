export type { ToastContent } from "./toasts/store";
export { addToast, closeToasts, Toaster } from "./toasts/toaster";
