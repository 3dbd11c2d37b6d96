import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";

/** Links to all collections, shown after a product list; nothing if there are none. */
export function CollectionLinks({ collections }: { collections: { id: string; name: string }[] }) {
  if (collections.length === 0) return null;
  return (
    <TitledSection id="kolekcje" title="Kolekcje" className="container-page mt-16">
      <ul className="mt-4 flex flex-wrap gap-3">
        {collections.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.collection(id)} className="chip" translate="no">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.collections} className="chip">
            Wszystkie kolekcje
          </Link>
        </li>
      </ul>
    </TitledSection>
  );
}
