import { Form } from "@remix-run/react";
import * as paths from "~/paths";
import { modelFormats } from "~/range/product";
import type { ModelLibrary } from "../model-library";

/** Filters of the 3D library: a GET form that works without JavaScript. */
export function ModelLibraryFilter({ library }: { library: ModelLibrary }) {
  const { query, queryString, collections, categories } = library;
  const formats = modelFormats.map((id) => ({ id, label: id.toUpperCase() }));
  return (
    <search>
      <Form
        key={queryString}
        action={`${paths.modelLibrary}#modele`}
        className="grid items-end gap-4 rounded-xl bg-sunken p-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        {collections.length > 0 && (
          <Choice
            name="kolekcja"
            label="Kolekcja"
            all="Wszystkie"
            chosen={query.collection}
            choices={collections}
          />
        )}
        <Choice
          name="kategoria"
          label="Kategoria"
          all="Wszystkie"
          chosen={query.category}
          choices={categories}
        />
        <Choice name="format" label="Format" all="Każdy" chosen={query.format} choices={formats} />
        <button type="submit" className="button button-primary">
          Pokaż modele
        </button>
      </Form>
    </search>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  /** Label of the option that does not filter. */
  all: string;
  chosen: string | null;
  choices: { id: string; label: string; count?: number }[];
};

function Choice({ name, label, all, chosen, choices }: ChoiceProps) {
  return (
    <label className="grid gap-1.5">
      <span className="font-medium">{label}</span>
      <select name={name} defaultValue={chosen ?? ""} className="field-input">
        <option value="">{all}</option>
        {choices.map(({ id, label: text, count }) => (
          <option key={id} value={id}>
            {count === undefined ? text : `${text} (${count})`}
          </option>
        ))}
      </select>
    </label>
  );
}
