import { type RefObject, useEffect, useState } from "react";

/**
 * Loads code when an element is first focused, or if it has the focus when the page is hydrated. Until then, and if
 * loading fails, which is only logged, the page works without it.
 * @param load the same function at every render
 * @param complaint logged when loading fails
 * @returns the code, and the function for the element's `onFocus`
 */
export function useLoadedOnUse<Code>(
  element: RefObject<Element>,
  load: () => Promise<Code>,
  complaint: string,
): [code: Code | undefined, loadNow: () => void] {
  const [isUsed, setUsed] = useState(false);
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (element.current?.matches(":focus-within")) setUsed(true);
  }, [element]);
  useEffect(() => {
    if (isUsed) load().then(setCode, (error) => console.warn(complaint, error));
  }, [isUsed, load, complaint]);
  return [code, () => setUsed(true)];
}
