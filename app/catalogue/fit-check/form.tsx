import { Form } from "@remix-run/react";
import * as paths from "~/paths";
import type { ProductGroup } from "./kinds";

type FitFormProps = { choices: ProductGroup[] | null; chosen: [a: string, b: string] };

/** Form for choosing two products to check, or one product whose partners are listed. It works without JavaScript. */
export function FitForm({ choices, chosen: [a, b] }: FitFormProps) {
  return (
    <search className="print:hidden">
      <Form
        key={`${a}/${b}`}
        action={paths.fitCheck}
        className="grid items-end gap-4 rounded-xl bg-sunken p-5 lg:grid-cols-[1fr_1fr_auto]"
      >
        <ProductChoice name="a" label="Produkt" choices={choices} chosen={a} />
        <ProductChoice name="b" label="Drugi produkt (nieobowiązkowo)" choices={choices} chosen={b} />
        <button type="submit" className="button button-primary">
          Sprawdź
        </button>
      </Form>
    </search>
  );
}

type ProductChoiceProps = { name: string; label: string; choices: ProductGroup[] | null; chosen: string };

function ProductChoice({ name, label, choices, chosen }: ProductChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`produkt-${name}`} className="font-medium">
        {label}
      </label>
      {choices ? (
        <select id={`produkt-${name}`} name={name} defaultValue={chosen} className="field-input">
          <option value="">Wybierz z listy</option>
          {choices.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.products.map((product) => (
                <option key={product.slug} value={product.slug}>
                  {product.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      ) : (
        <input
          id={`produkt-${name}`}
          name={name}
          defaultValue={chosen}
          placeholder="Numer katalogowy"
          autoComplete="off"
          maxLength={60}
          className="field-input"
        />
      )}
    </div>
  );
}
