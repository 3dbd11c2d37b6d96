import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/pictures";
import type { CollectionSummary as Collection } from "./collections.server";

/** A collection in a list, with its uncropped wide picture. */
export function CollectionCard({ collection }: { collection: Collection }) {
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
