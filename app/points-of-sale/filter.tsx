import { Form } from "@remix-run/react";
import * as paths from "~/paths";
import { ChoiceField } from "~/ui/choice-field";
import { lengthLimit } from "~/ui/length-limit";
import { maxPlaceLength } from "./query";
import type { PointOfSaleCriteria as PointOfSaleSearch } from "./search";

type PointOfSaleFilterProps = {
  voivodeships: { name: string; count: number }[];
  collections: { id: string; name: string }[];
  filter: PointOfSaleSearch;
};

/** Id of the results. After the search, the browser scrolls to them. */
export const resultsId = "wyniki";

/** The search form for shops: a GET form that works without JavaScript. */
export function PointOfSaleFilter({ voivodeships, collections, filter }: PointOfSaleFilterProps) {
  return (
    <search>
      <Form
        key={Object.values(filter).join("/")}
        action={`${paths.pointsOfSale}#${resultsId}`}
        className="grid gap-4 rounded-xl bg-sunken p-5"
      >
        <label className="grid gap-1.5">
          <span className="font-medium">Miejscowość lub kod pocztowy</span>
          <input
            name="miejscowosc"
            defaultValue={filter.place}
            autoComplete="postal-code"
            {...lengthLimit(maxPlaceLength)}
            className="field-input"
          />
        </label>
        <ChoiceField
          name="wojewodztwo"
          label="Województwo"
          all="Cała Polska"
          chosen={filter.voivodeship}
          choices={voivodeships.map(({ name, count }) => ({ id: name, label: name, count }))}
        />
        {collections.length > 0 && (
          <ChoiceField
            name="kolekcja"
            label="Kolekcja"
            all="Dowolna"
            chosen={filter.collection}
            choices={collections.map(({ id, name }) => ({ id, label: name }))}
          />
        )}
        <button type="submit" className="button button-primary">
          Pokaż punkty
        </button>
      </Form>
    </search>
  );
}
