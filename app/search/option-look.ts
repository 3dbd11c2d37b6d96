/** CSS classes of an option in a list below a field: of all that suggest or offer products. */
export const optionLook =
  "flex min-h-11 items-center gap-3 rounded-lg px-3 py-1 hover:bg-sunken aria-selected:bg-primary-soft aria-selected:text-primary-strong";
