import { Form } from "@remix-run/react";
import { useState } from "react";
import * as paths from "~/paths";
import { lengthLimit } from "~/ui/length-limit";
import type { ChoiceGroup } from "../choices";
import { offerBeside } from "../offer";
import type { FitCheckView } from "../view";
import { ProductField } from "./product-field";

type FitFormProps = Pick<FitCheckView, "choices" | "chosen" | "example">;

/** Form for choosing two products to check, or one product whose partners are listed. It works without JavaScript. */
export function FitForm({ choices, chosen, example }: FitFormProps) {
  return (
    <search className="print:hidden">
      <Form
        key={chosen.join("/")}
        action={paths.fitCheck}
        className="grid items-end gap-4 rounded-xl bg-sunken p-5 lg:grid-cols-[1fr_1fr_auto]"
      >
        {choices ? (
          <ListedFields choices={choices} chosen={chosen} example={example} />
        ) : (
          <NumberFields chosen={chosen} />
        )}
        <button type="submit" className="button button-primary">
          Sprawdź
        </button>
      </Form>
    </search>
  );
}

const labels = ["Produkt", "Drugi produkt (nieobowiązkowo)"] as const;

/** Two lists of products. The second begins with what has rules with the product in the first. */
function ListedFields({ choices, chosen, example }: FitFormProps & { choices: ChoiceGroup[] }) {
  const [[a, b], setChosen] = useState(chosen);
  return (
    <>
      <ProductField
        name="a"
        label={labels[0]}
        offer={{ paired: choices, others: [] }}
        chosen={a}
        example={example}
        onChoose={(slug) => setChosen(([, other]) => [slug, other])}
      />
      <ProductField
        name="b"
        label={labels[1]}
        offer={offerBeside(choices, a)}
        chosen={b}
        example={example}
        onChoose={(slug) => setChosen(([other]) => [other, slug])}
      />
    </>
  );
}

/** Two fields for catalogue numbers, for a range that is too large for lists. */
function NumberFields({ chosen }: Pick<FitFormProps, "chosen">) {
  return (["a", "b"] as const).map((name, index) => (
    <div key={name} className="grid gap-1.5">
      <label htmlFor={`produkt-${name}`} className="font-medium">
        {labels[index]}
      </label>
      <input
        id={`produkt-${name}`}
        name={name}
        defaultValue={chosen[index]}
        placeholder="Numer katalogowy"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...lengthLimit(60)}
        className="field-input"
      />
    </div>
  ));
}
