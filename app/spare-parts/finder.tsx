import { useRef } from "react";
import { useLoadedOnUse } from "~/ui/behaviour";
import { SparePartSearchForm } from "./page/search-form";

const loadOptions = () => import("./page/finder-options");

/**
 * The search form of the page of spare parts. With JavaScript, its field suggests products with their pictures; the
 * code for that is loaded when the field is first used.
 */
export function SparePartFinder({ words, example }: { words: string; example: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [code, loadNow] = useLoadedOnUse(field, loadOptions);
  return (
    <SparePartSearchForm example={example} words={words} field={field} onFocus={loadNow}>
      {code && field.current && <code.FinderOptions field={field.current} />}
    </SparePartSearchForm>
  );
}
