import { Fragment } from "react";
import { ProductNote } from "~/range/product-note";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";
import { Picture } from "~/ui/pictures";
import { HitPicture } from "./field/hit-picture";
import type { FoundGroup, FoundPage } from "./view";

/** Exact matches by catalogue number or EAN, shown separately from the other hits. */
export function ExactHits({ group: { kind, title, hits } }: { group: FoundGroup }) {
  return (
    <TitledSection id={`wyniki-${kind}`} title={title}>
      <ul className="mt-4 grid max-w-3xl gap-4">
        {hits.map(({ title, to, picture, note, about, drawing }) => (
          <li key={to}>
            <article className="group relative flex items-center gap-4 rounded-xl border-2 border-primary p-4">
              <HitPicture picture={picture} drawing={drawing} width={{ className: "w-24", sizes: "6rem" }} />
              <div className="min-w-0 grow">
                <h3 className="text-subtitle">
                  <Link to={to} className="card-link group-hover:text-primary">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-muted empty:hidden" translate="no">
                  <Note note={note} />
                </p>
                {about && <p className="text-muted">{about}</p>}
                <ProductNote to={to} />
              </div>
              <Icon name="arrow-right" className="size-6 flex-none text-primary" />
            </article>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export function ProductHits({ group: { title, hits } }: { group: FoundGroup }) {
  return (
    <>
      <h2 id="wyniki-product" className="text-heading">
        {title}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {hits.map((product) => (
          <li key={product.to}>
            <ProductHit product={product} />
          </li>
        ))}
      </ul>
    </>
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

export function HitList({ group }: { group: FoundGroup }) {
  const { kind, title, hits } = group;
  return (
    <>
      <h2 id={`wyniki-${kind}`} className="text-heading">
        {title}
      </h2>
      {kind === "part" ? <PartHits hits={hits} /> : <PlainHits hits={hits} />}
    </>
  );
}

/** Spare parts, which are told apart by what they look like and what they fit. */
function PartHits({ hits }: Pick<FoundGroup, "hits">) {
  return (
    <ul className="mt-4 grid gap-4">
      {hits.map(({ title, to, picture, note, about, drawing }) => (
        <li key={to} className="group relative flex items-center gap-4">
          <HitPicture picture={picture} drawing={drawing} width={{ className: "w-20", sizes: "5rem" }} />
          <span className="min-w-0">
            <Link to={to} className="card-link font-medium group-hover:text-primary">
              {title}
            </Link>
            <span className="block text-sm text-muted" translate="no">
              <Note note={note} />
            </span>
            <span className="block text-sm text-muted">{about}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function PlainHits({ hits }: Pick<FoundGroup, "hits">) {
  return (
    <ul className="mt-4 grid gap-1">
      {hits.map(({ title, to, note }) => (
        <li key={to} className="flex flex-wrap items-center gap-x-3">
          <Link to={to} className="link line-link">
            {title}
          </Link>
          {note && (
            <span className="text-sm text-muted" translate="no">
              {note}
            </span>
          )}
        </li>
      ))}
    </ul>
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
