import { Form } from "@remix-run/react";
import * as paths from "~/paths";
import { lengthLimit } from "~/ui/length-limit";
import type { FitCheckView } from "../view";

const fields = [
  { name: "a", label: "Produkt" },
  { name: "b", label: "Drugi produkt (nieobowiązkowo)" },
] as const;

/** Form for two products to check, or one whose partners are listed; the browser suggests products while one types. */
export function FitForm({ choices, chosen, example }: Pick<FitCheckView, "choices" | "chosen" | "example">) {
  const hasChoices = choices.length > 0;
  return (
    <search className="print:hidden">
      <Form
        key={chosen.join("/")}
        action={paths.fitCheck}
        className="grid items-end gap-4 rounded-xl bg-sunken p-5 lg:grid-cols-[1fr_1fr_auto]"
      >
        {fields.map(({ name, label }, index) => (
          <div key={name} className="grid gap-1.5">
            <label htmlFor={`produkt-${name}`} className="font-medium">
              {label}
            </label>
            <input
              id={`produkt-${name}`}
              name={name}
              defaultValue={chosen[index]}
              list={hasChoices ? "produkty" : undefined}
              placeholder={`${hasChoices ? "Numer lub nazwa" : "Numer katalogowy"}, np. ${example}`}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...lengthLimit(100)}
              className="field-input"
            />
          </div>
        ))}
        {hasChoices && (
          <datalist id="produkty">
            {choices.map(({ code, name }) => (
              // Firefox shows and searches only the labels.
              <option key={code} value={code} label={`${name}, ${code}`} />
            ))}
          </datalist>
        )}
        <button type="submit" className="button button-primary">
          Sprawdź
        </button>
      </Form>
    </search>
  );
}
