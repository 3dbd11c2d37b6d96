/** Opens a modal dialog: the page behind is inert; closing returns the focus to where it was. */
export function showModal(dialog: HTMLDialogElement) {
  dialog.addEventListener("click", closeOnOutsidePress);
  if (dialog.open || dialog.matches(":popover-open")) return;
  if (!document.querySelector("dialog:modal")) keepScrollbarWidth();
  dialog.showModal();
}

/** For the style sheet, which hides the scrollbar while a dialog is open. */
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

/**
 * Closes every open dialog and popover of the page.
 * @param isSamePage only the query has changed: what is marked with `data-stays-open`, the filters, stays open
 */
export function closePanels(isSamePage: boolean) {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  const popovers = isSamePage ? ":popover-open:not([data-stays-open])" : ":popover-open";
  for (const panel of document.querySelectorAll<HTMLElement>(popovers)) panel.hidePopover();
}
