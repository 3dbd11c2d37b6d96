import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { idOfFragment } from "~/ui/fragment";

/** Opens the `<details>` that contains the target of the URL fragment, because not all browsers do so on their own. */
export function useOpenByFragment() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(idOfFragment(hash) ?? "");
    const details = target?.closest("details");
    if (!details || details.open) return;
    details.open = true;
    target?.scrollIntoView();
  }, [hash]);
}
