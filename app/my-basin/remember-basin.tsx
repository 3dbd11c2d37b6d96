import { useState } from "react";
import { Link } from "~/ui/link";
import { basinMemory, forgetBasin, rememberBasin, useBasinMemory } from "./memory";

/**
 * Button that remembers a basin in this browser, or forgets it again. Without JavaScript, nothing can be remembered.
 * @param basin null while its measures are missing: what is remembered is offered then
 */
export function RememberBasin({ basin }: { basin: string | null }) {
  const memory = useBasinMemory();
  const [hasFailed, setFailed] = useState(false);
  if (basin === null)
    return (
      memory.basin?.includes("=") &&
      memory.to && (
        <p className="mt-2">
          <Link to={memory.to} keepsScroll className="link line-link">
            Wpisz wymiary mojej umywalki
          </Link>
        </p>
      )
    );
  const isRemembered = memory.basin === basin;
  const remember = () => {
    rememberBasin(basin);
    setFailed(basinMemory().basin !== basin);
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
      <button
        type="button"
        data-scripted=""
        onClick={isRemembered ? forgetBasin : remember}
        className="button button-secondary"
      >
        {isRemembered ? "Zapomnij" : "Zapamiętaj moją umywalkę"}
      </button>
      <p role="status" className="text-sm text-muted">
        {wordsFor(isRemembered, hasFailed)}
      </p>
    </div>
  );
}

function wordsFor(isRemembered: boolean, hasFailed: boolean): string {
  if (isRemembered) return "To twoja umywalka. Przy bateriach piszemy, czy do niej pasują.";
  return hasFailed
    ? "Ta przeglądarka nie pozwala jej zapamiętać."
    : "Przy bateriach zobaczysz, czy do niej pasują. Zostaje tylko w\u00a0tej przeglądarce.";
}
