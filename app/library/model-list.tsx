import { Form } from "@remix-run/react";
import { fileSize } from "lib/polish/number";
import { plural } from "lib/polish/plural";
import * as paths from "~/paths";
import { modelFormats } from "~/range/product";
import { ChoiceField } from "~/ui/choice-field";
import { withQuery } from "~/ui/href";
import { Icon } from "~/ui/icons";
import { EmptyState, TitledSection } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import type { ModelLibrary } from "./model-library";
import { ModelLibraryRow } from "./model-library/row";
import { writeLibraryQuery } from "./model-query";

const modelForms = { one: "model", few: "modele", many: "modeli" };

/** The 3D library: first the ZIP files of collections, then the models on this page by category, with their files. */
export function ModelLibraryList({ library }: { library: ModelLibrary }) {
  const { query, groups, total, pages } = library;
  return (
    <div className="container-page mb-16 lg:mb-20">
      <CollectionZips library={library} />
      <TitledSection id="modele" title="Modele i rysunki">
        <div className="mt-6">
          <ModelLibraryFilter library={library} />
        </div>
        <p role="status" className="mt-6 text-muted">
          {plural(total, modelForms)}
        </p>
        {groups.map(({ id, label, models }) => (
          <section key={id} aria-labelledby={`modele-${id}`} className="mt-8">
            <h3 id={`modele-${id}`} className="text-lg">
              {label}
            </h3>
            <ul className="mt-3 border-b border-line">
              {models.map((model) => (
                <li key={model.slug}>
                  <ModelLibraryRow model={model} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {total === 0 && (
          <div className="mt-6">
            <EmptyState
              title="Nie ma takich modeli"
              text="Ta kolekcja nie ma modeli w&nbsp;wybranej kategorii lub formacie. Zmień wybór albo zobacz całą bibliotekę."
              action={{ label: "Wszystkie modele", to: `${paths.modelLibrary}#modele` }}
            />
          </div>
        )}
        <Pagination
          page={query.page}
          pages={pages}
          pageTo={(page) => `${withQuery(paths.modelLibrary, writeLibraryQuery({ ...query, page }))}#modele`}
          label="Strony biblioteki"
        />
      </TitledSection>
    </div>
  );
}

/**
 * Download links to ZIP files, one for each collection. Renders nothing if the build has not generated any ZIP file.
 */
function CollectionZips({ library }: { library: ModelLibrary }) {
  const collections = library.collections.flatMap(({ zip, ...rest }) => (zip ? [{ ...rest, zip }] : []));
  if (collections.length === 0) return null;
  return (
    <TitledSection id="cale-kolekcje" title="Cała kolekcja w jednym pliku" className="mb-14">
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {collections.map(({ id, label, count, zip }) => (
          <li key={id}>
            <a
              href={zip.path}
              download
              className="flex items-center gap-4 rounded-xl border border-line p-4 hover:border-ink"
            >
              <Icon name="download" className="size-5 text-primary" />
              <span className="flex-1">
                <span className="block font-semibold" translate="no">
                  {label}
                </span>
                <span className="text-sm text-muted">{plural(count, modelForms)}</span>
              </span>
              <span className="text-sm text-muted tabular">ZIP, {fileSize(zip.bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Filters of the 3D library: a GET form that works without JavaScript. */
function ModelLibraryFilter({ library }: { library: ModelLibrary }) {
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
