import { type MouseEvent, useCallback, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { LanguageSwitch } from "~/layout/languages/switch";
import { showModal } from "~/ui/behaviour";
import { Icon } from "~/ui/icons";
import { FramePart } from "../frame-part";
import { useMenuShortcut } from "./shortcut";

const panelId = "mobile-menu";

/**
 * The side panel with the mobile menu (behaviour 3.3). Without JavaScript it is a native popover. With JavaScript the
 * same element opens as a modal dialog, and the key `o` toggles it.
 */
export function MobileMenu({ title }: { title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isHydrated = useHydrated();
  const [isShortcutOn, switchShortcut] = useMenuShortcut(
    useCallback(() => {
      const menu = dialog.current;
      if (menu?.open) menu.close();
      else if (menu && !document.querySelector("dialog[open]")) showModal(menu);
    }, []),
  );

  function open(event: MouseEvent) {
    event.preventDefault();
    if (dialog.current) showModal(dialog.current);
  }

  return (
    <>
      <button
        type="button"
        popovertarget={panelId}
        aria-label="Otwórz menu"
        className="icon-button roomy:hidden"
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      <a href="#footer-menu" aria-label="Menu" className="without-popovers icon-button roomy:hidden">
        <Icon name="menu" />
      </a>
      <dialog
        id={panelId}
        ref={dialog}
        popover="auto"
        aria-labelledby="mobile-menu-title"
        className="panel-right"
      >
        <div className="flex items-center justify-between border-b border-line py-2.5 pr-3 pl-5">
          <h2 id="mobile-menu-title" className="text-lg">
            {title}
          </h2>
          <button
            type="button"
            popovertarget={panelId}
            popovertargetaction="hide"
            aria-label="Zamknij menu"
            className="icon-button"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        <FramePart as="nav" name="mobile-menu-entries" aria-label="Menu" className="px-3 py-4" />
        <div className="border-t border-line px-5 py-4">
          <div className="-ml-3.5">
            <LanguageSwitch />
          </div>
          {isHydrated && (
            <label className="mt-2 flex min-h-11 items-center gap-3 text-sm text-muted">
              <input
                type="checkbox"
                className="checkbox mt-0"
                checked={isShortcutOn}
                onChange={({ currentTarget }) => switchShortcut(currentTarget.checked)}
              />
              Klawisz „o” otwiera i&nbsp;zamyka menu
            </label>
          )}
        </div>
      </dialog>
    </>
  );
}
