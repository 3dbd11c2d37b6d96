import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Opens the `<details>` around what the address's fragment names, where the browser has not done so itself. */
export function useOpenByFragment() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(idIn(hash));
    const details = target?.closest("details");
    if (!details || details.open) return;
    details.open = true;
    target?.scrollIntoView();
  }, [hash]);
}

/** The id that a fragment names; one that is not encoded as it should be (`#100%`) is taken as it stands. */
export function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
