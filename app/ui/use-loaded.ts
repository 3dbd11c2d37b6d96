import { useEffect, useState } from "react";

/**
 * Code that is loaded once it is wanted. Until then, and where it cannot be loaded, which is only logged, the page goes
 * on without it.
 * @param load the same function at every render
 */
export function useLoaded<Code>(
  isWanted: boolean,
  load: () => Promise<Code>,
  complaint: string,
): Code | undefined {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (isWanted) load().then(setCode, (error) => console.warn(complaint, error));
  }, [isWanted, load, complaint]);
  return code;
}
