import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/pictures";
import type { CollectionSummary as Collection } from "./collections.server";

/** All collections: two large ones, then rows of three, so that five leave no gap. */
export function CollectionCards({
  collections,
  className,
}: {
  collections: Collection[];
  className: string;
}) {
  return (
    <ul className={`grid md:grid-cols-6 ${className}`}>
      {collections.map((collection, position) => (
        <li key={collection.id} className={position < 2 ? "md:col-span-3" : "md:col-span-2"}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </ul>
  );
}

/** A collection in a list, with its uncropped wide picture. */
function CollectionCard({ collection }: { collection: Collection }) {
  const { id, name, tagline, lead, picture } = collection;
  return (
    <article className="group relative">
      {picture && (
        <Picture
          picture={picture}
          sizes="(width >= 84rem) 39rem, (width >= 48rem) 50vw, 100vw"
          className="w-full rounded-2xl"
        />
      )}
      <h3 className="mt-4 text-heading" translate="no">
        <Link to={paths.collection(id)} className="card-link group-hover:text-primary">
          {name}
        </Link>
      </h3>
      <p className="font-medium">{tagline}</p>
      <p className="mt-1 text-muted">{lead}</p>
    </article>
  );
}
