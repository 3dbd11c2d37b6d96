import { type RefObject, useEffect, useState } from "react";

/**
 * Code that is loaded once an element is used: when it gets the focus, or has it since before the page was hydrated.
 * Until then, and where it cannot be loaded, which is only logged, the page goes on without it.
 * @param load the same function at every render
 * @returns the code, and what the element's `onFocus` is to call
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
