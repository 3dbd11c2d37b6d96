import { type RefObject, useEffect, useState } from "react";

/**
 * Loads code when an element first receives the focus, or at hydration if it already has the focus. The page must also
 * work without the code, because a failure to load is only logged.
 * @param load must be the same function on every render
 * @returns the code when it is loaded, and a function for the element's `onFocus`
 */
export function useLoadedOnUse<Code>(
  element: RefObject<Element>,
  load: () => Promise<Code>,
): [code: Code | undefined, loadNow: () => void] {
  const [isUsed, setUsed] = useState(false);
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (element.current?.matches(":focus-within")) setUsed(true);
  }, [element]);
  useEffect(() => {
    // Logs only the error, because its message already includes the file name.
    if (isUsed) load().then(setCode, console.warn);
  }, [isUsed, load]);
  return [code, () => setUsed(true)];
}
