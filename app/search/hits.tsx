import { Fragment, type ReactNode } from "react";
import { ProductNote } from "~/range/product-note";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";
import { Picture } from "~/ui/pictures";
import { HitPicture } from "./field/hit-picture";
import type { FoundGroup, FoundPage } from "./view";

/** Hits under their heading: products by their pictures, others one below the other, exact ones in a frame. */
export function Hits({
  group: { kind, title, hits },
  children,
}: {
  group: FoundGroup;
  children?: ReactNode;
}) {
  const frame = kind === "exact" ? "max-w-3xl rounded-xl border-2 border-primary p-4" : "";
  return (
    <TitledSection id={`wyniki-${kind}`} title={title}>
      {kind === "product" ? (
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
          {hits.map((product) => (
            <li key={product.to}>
              <ProductHit product={product} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={`mt-4 grid gap-2 ${frame}`}>
          {hits.map((hit) => (
            <li key={hit.to} className="group relative flex min-h-11 items-center gap-4">
              <Hit hit={hit} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </TitledSection>
  );
}

function ProductHit({ product: { title, to, picture, note } }: { product: FoundPage }) {
  return (
    <article className="group relative">
      {picture && (
        <Picture
          picture={{ src: picture, alt: "" }}
          small
          sizes="(width >= 64rem) 20rem, 45vw"
          className="w-full rounded-xl"
        />
      )}
      <p className="mt-3 text-sm text-muted" translate="no">
        <Note note={note} />
      </p>
      <h3 className="mt-0.5 leading-snug">
        <Link to={to} className="card-link group-hover:text-primary">
          {title}
        </Link>
      </h3>
      <ProductNote />
    </article>
  );
}

function Hit({ hit: { title, to, picture, note, about, drawing } }: { hit: FoundPage }) {
  return (
    <>
      <HitPicture picture={picture} drawing={drawing} width={{ className: "w-20", sizes: "5rem" }} />
      <div className="min-w-0">
        <Link to={to} className="card-link font-medium group-hover:text-primary">
          {title}
        </Link>
        <p className="text-sm text-muted empty:hidden" translate="no">
          <Note note={note} />
        </p>
        {about && <p className="text-sm text-muted">{about}</p>}
        <ProductNote to={to} />
      </div>
    </>
  );
}

/** A note whose pieces are not broken: a number stays on one line. */
function Note({ note }: Pick<FoundPage, "note">) {
  if (!note) return null;
  return note.split(" · ").map((piece, at) => (
    <Fragment key={piece}>
      {at > 0 && " · "}
      <span className="whitespace-nowrap">{piece}</span>
    </Fragment>
  ));
}
