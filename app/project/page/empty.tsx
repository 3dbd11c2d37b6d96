import { useHasFeature } from "~/brand/use-brand";
import * as paths from "~/paths";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { LinePicture } from "./line-picture";

/** A filled list that shows what lists can do; `to` is its href. */
export type ProjectExample = { title: string; to: string; pictures: string[] };

/** What a list can do, for a brand with these features. */
const abilitiesWith = (hasFeature: ReturnType<typeof useHasFeature>) => [
  ...(hasFeature("fitCheck")
    ? [
        {
          title: "Czego brakuje",
          text: "Lista sama podpowie element podtynkowy, korek albo syfon, którego wymaga reszta.",
        },
      ]
    : []),
  {
    title: "Pliki w\u00a0jednej paczce",
    text: `Excel, CSV i\u00a0PDF z\u00a0listą, a\u00a0w\u00a0ZIP-ie karty produktów${hasFeature("modelLibrary") ? ", modele BIM i\u00a0CAD, rysunki" : ""}.`,
  },
  {
    title: "Adres zamiast konta",
    text: "Cała lista jest w\u00a0adresie strony: wyślij go, a\u00a0druga osoba zobaczy to samo.",
  },
];

/** What an empty list shows: how to begin, what a list can do, and an example. */
export function EmptyProject({ example }: { example: ProjectExample | null }) {
  const hasFeature = useHasFeature();
  const orPart = hasFeature("spareParts") ? " lub części zamiennej" : "";
  return (
    <section aria-labelledby="pusta" className="mt-8">
      <h2 id="pusta" tabIndex={-1} data-empty-list="" className="text-heading">
        Lista jest pusta
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        {`Wpisz numery powyżej albo naciśnij „Dodaj do projektu” przy produkcie${orPart}.`}
      </p>
      <ul className="abilities mt-6 grid gap-6 md:grid-cols-3">
        {abilitiesWith(hasFeature).map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {example && (
        <div className="relative mt-8 flex flex-wrap items-center justify-between gap-5 rounded-xl border border-line p-5">
          <div>
            <p className="text-lg font-semibold">
              <Link to={example.to} className="link card-link">
                {`Zobacz przykład: ${example.title}`}
              </Link>
            </p>
            <p className="mt-1 text-muted">Prawdziwa lista, którą możesz zmieniać.</p>
          </div>
          <ul aria-hidden="true" className="flex min-w-0 gap-2">
            {example.pictures.map((picture) => (
              <li key={picture} className="w-20 min-w-0">
                <LinePicture card={{ picture }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-8">
        <Link to={paths.products} className="button button-secondary">
          Zobacz produkty
          <Icon name="arrow-right" />
        </Link>
      </p>
    </section>
  );
}
