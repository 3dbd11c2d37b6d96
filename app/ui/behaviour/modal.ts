/**
 * Opens a modal dialog: the page behind it is inert, and a click outside closes it. When the dialog closes, the browser
 * restores the focus.
 */
export function showModal(dialog: HTMLDialogElement) {
  dialog.addEventListener("click", closeOnOutsidePress);
  if (dialog.open || (hasPopovers() && dialog.matches(":popover-open"))) return;
  if (!document.querySelector("dialog:modal")) keepScrollbarWidth();
  dialog.showModal();
}

/**
 * Stores the scrollbar's width in a custom property. The style sheet pads the page by this width while the scrollbar is
 * hidden.
 */
function keepScrollbarWidth() {
  const { clientWidth, style } = document.documentElement;
  style.setProperty("--scrollbar-width", `${innerWidth - clientWidth}px`);
}

function closeOnOutsidePress(this: HTMLDialogElement, { target, clientX, clientY }: MouseEvent) {
  if (target !== this) return;
  const { left, right, top, bottom } = this.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (!isInside) this.close();
}

/** Returns false in browsers from before 2024, which do not know `:popover-open`. */
const hasPopovers = () => "popover" in HTMLElement.prototype;

/**
 * Closes all open dialogs and popovers.
 * @param isSamePage true if only the query changed: popovers with `data-stays-open` (filters, questions, the theme) stay open
 */
export function closePanels(isSamePage: boolean) {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  if (!hasPopovers()) return;
  const popovers = isSamePage ? ":popover-open:not([data-stays-open])" : ":popover-open";
  for (const panel of document.querySelectorAll<HTMLElement>(popovers)) panel.hidePopover();
}
