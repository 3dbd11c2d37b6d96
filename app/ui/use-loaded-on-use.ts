import { type RefObject, useEffect, useState } from "react";

/**
 * Loads code when an element is first focused, or if it has the focus when the page is hydrated. Until then, and if
 * loading fails, which is only logged, the page works without it.
 * @param load the same function at every render
 * @returns the code, and the function for the element's `onFocus`
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
    // The browser's error names the file.
    if (isUsed) load().then(setCode, console.warn);
  }, [isUsed, load]);
  return [code, () => setUsed(true)];
}
