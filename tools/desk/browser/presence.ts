const askMs = 10_000;

/** Shows who else has the same file open, while this page is visible. @param openFile path below `content/` */
export function showOthers(note: HTMLElement, openFile: () => string): void {
  let hasTyped = false;
  addEventListener("input", () => {
    hasTyped = true;
  });
  const ask = async () => {
    const plik = openFile();
    if (document.hidden) return;
    // Typing counts as activity, although nothing is sent before a save.
    const query = new URLSearchParams({ plik, ...(hasTyped && { pisze: "1" }) });
    const answer =
      plik || hasTyped
        ? await fetch(`obecni?${query}`, { headers: { "X-Desk": "1" } }).catch(() => null)
        : null;
    hasTyped = false;
    const names: string[] = answer?.ok ? await answer.json() : [];
    const says = names.length > 0 ? `Ten wpis ma teraz otwarty też: ${names.join(", ")}` : "";
    // An unchanged text is not set again, so that screen readers do not repeat it.
    if (plik === openFile() && note.textContent !== says) note.textContent = says;
  };
  setInterval(ask, askMs);
  addEventListener("hashchange", ask);
  void ask();
}
