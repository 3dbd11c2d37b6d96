const askMs = 10_000;

/** Says who else has the same file open, as long as this page is looked at. @param openFile path below `content/` */
export function showOthers(note: HTMLElement, openFile: () => string): void {
  let hasTyped = false;
  addEventListener("input", () => {
    hasTyped = true;
  });
  const ask = async () => {
    const plik = openFile();
    if (document.hidden) return;
    // Who types is at work, though nothing is sent before it is saved.
    const query = new URLSearchParams({ plik, ...(hasTyped && { pisze: "1" }) });
    const answer =
      plik || hasTyped
        ? await fetch(`obecni?${query}`, { headers: { "X-Desk": "1" } }).catch(() => null)
        : null;
    hasTyped = false;
    const names: string[] = answer?.ok ? await answer.json() : [];
    const says = names.length > 0 ? `Ten wpis ma teraz otwarty też: ${names.join(", ")}` : "";
    // Said again only when it changes.
    if (plik === openFile() && note.textContent !== says) note.textContent = says;
  };
  setInterval(ask, askMs);
  addEventListener("hashchange", ask);
  void ask();
}
