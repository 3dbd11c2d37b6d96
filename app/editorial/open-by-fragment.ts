import { useLocation } from "@remix-run/react";
import { decoded } from "lib/platform/http";
import { useEffect } from "react";

/** Opens the `<details>` that contains the target of the URL fragment, because not all browsers do so on their own. */
export function useOpenByFragment() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(decoded(hash.slice(1), ""));
    const details = target?.closest("details");
    if (!details || details.open) return;
    details.open = true;
    target?.scrollIntoView();
  }, [hash]);
}
