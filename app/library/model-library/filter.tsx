import { Form } from "@remix-run/react";
import * as paths from "~/paths";
import { modelFormats } from "~/range/product";
import { ChoiceField } from "~/ui/choice-field";
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
          <ChoiceField
            name="kolekcja"
            label="Kolekcja"
            all="Wszystkie"
            chosen={query.collection ?? ""}
            choices={collections}
          />
        )}
        <ChoiceField
          name="kategoria"
          label="Kategoria"
          all="Wszystkie"
          chosen={query.category ?? ""}
          choices={categories}
        />
        <ChoiceField name="format" label="Format" all="Każdy" chosen={query.format ?? ""} choices={formats} />
        <button type="submit" className="button button-primary">
          Pokaż modele
        </button>
      </Form>
    </search>
  );
}
