import { Form } from "@remix-run/react";

type PointOfSaleFilterProps = {
  voivodeships: { name: string; count: number }[];
  filter: { voivodeship: string; town: string };
};

/** The search for a shop: a GET form that works without JavaScript. */
export function PointOfSaleFilter({ voivodeships, filter }: PointOfSaleFilterProps) {
  return (
    <search>
      <Form
        key={`${filter.voivodeship}/${filter.town}`}
        className="grid items-end gap-4 rounded-xl bg-sunken p-5 sm:grid-cols-[1fr_1fr_auto]"
      >
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
        <label className="grid gap-1.5">
          <span className="font-medium">Miejscowość</span>
          <input
            name="miejscowosc"
            defaultValue={filter.town}
            autoComplete="address-level2"
            maxLength={100}
            className="field-input"
          />
        </label>
        <button type="submit" className="button button-primary">
          Pokaż punkty
        </button>
      </Form>
    </search>
  );
}
