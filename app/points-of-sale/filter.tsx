import { Form } from "@remix-run/react";
import * as paths from "~/paths";
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
            maxLength={maxPlaceLength}
            className="field-input"
          />
        </label>
        <label className="grid gap-1.5">
          <span className="font-medium">Województwo</span>
          <select name="wojewodztwo" defaultValue={filter.voivodeship} className="field-input">
            <option value="">Cała Polska</option>
            {voivodeships.map(({ name, count }) => (
              <option key={name} value={name}>
                {`${name} (${count})`}
              </option>
            ))}
          </select>
        </label>
        {collections.length > 0 && (
          <label className="grid gap-1.5">
            <span className="font-medium">Kolekcja</span>
            <select name="kolekcja" defaultValue={filter.collection} className="field-input">
              <option value="">Dowolna</option>
              {collections.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" className="button button-primary">
          Pokaż punkty
        </button>
      </Form>
    </search>
  );
}
