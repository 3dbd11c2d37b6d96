import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { idOfFragment } from "~/ui/links/fragment";

/** Opens the `<details>` that contains the fragment's target, for browsers that do not open it themselves. */
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
