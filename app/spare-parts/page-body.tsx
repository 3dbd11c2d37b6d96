import { plural } from "lib/polish/plural";
import { Fragment } from "react";
import { useHasFeature } from "~/brand/use-brand";
import * as paths from "~/paths";
import { projectAddition } from "~/range/products";
import { ExplodedPicture } from "~/range/spare-parts";
import type { ReplacementSteps } from "~/range/spare-parts.server";
import { ProductTiles } from "~/range/tile";
import { StaticPart } from "~/remix/static-parts";
import { CopyButton } from "~/ui/copy-button";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { pageParameter } from "~/ui/paging";
import { Picture } from "~/ui/pictures";
import { PartThumbnail } from "./page/part-thumbnail";
import type { SparePartView } from "./part-view";
import { sparePartsHref } from "./query";

const modelForms = { one: "model", few: "modele", many: "modeli" };

type SparePartPageProps = {
  part: SparePartView;
  /** The drawing (`part-drawing.server.tsx`), if there is one. */
  staticParts: { rysunek?: string };
};

/**
 * Body of a spare part's page (behaviour 16.14): number, drawing and measures, how to replace it, and the products that
 * contain it.
 */
export function SparePartPageBody({ part, staticParts }: SparePartPageProps) {
  const { code, products, total, page, pages, replacement } = part;
  return (
    <article className="container-page pt-6 lg:pt-10">
      <div className="part-page">
        <Summary part={part} />
        <Depiction part={part} staticParts={staticParts} />
        <Measures part={part} />
      </div>
      {replacement && <ReplacementSection replacement={replacement} />}
      <TitledSection id="pasuje-do" title="Pasuje do tych produktów" className="mt-14">
        <p className="mt-2 text-muted">{plural(total, modelForms)}</p>
        <ProductTiles products={products} className="mt-6 lg:grid-cols-4" />
        <Pagination
          label="Strony listy produktów"
          page={page}
          pages={pages}
          pageTo={(number) => paths.sparePart(code) + (number > 1 ? `?${pageParameter}=${number}` : "")}
        />
      </TitledSection>
    </article>
  );
}

function Summary({ part: { code, name, kind, what, gtin, replaces } }: { part: SparePartView }) {
  const hasShops = useHasFeature()("pointsOfSale");
  return (
    <div>
      <p className="font-medium">
        <Link to={sparePartsHref({ kind })} className="link line-link">
          {what}
        </Link>
      </p>
      <h1 tabIndex={-1} className="mt-1 text-title">
        {name}
      </h1>
      <dl className="mt-4 grid gap-1">
        <div>
          <dt className="text-sm text-muted">Numer części</dt>
          <dd className="flex flex-wrap items-center gap-x-6">
            <span className="text-heading font-semibold" translate="no">
              {code}
            </span>
            <CopyButton text={code} label="Kopiuj numer" />
          </dd>
        </div>
        {gtin && (
          <div>
            <dt className="text-sm text-muted">EAN</dt>
            <dd className="flex flex-wrap items-center gap-x-6">
              <span className="font-semibold tabular" translate="no">
                {gtin}
              </span>
              <CopyButton text={gtin} label="Kopiuj EAN" />
            </dd>
          </div>
        )}
        {replaces.length > 0 && (
          <div>
            <dt className="text-sm text-muted">Zastępuje</dt>
            <dd translate="no">{replaces.join(", ")}</dd>
          </div>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Link to={projectAddition(code)} rel="nofollow" className="button button-primary">
          <Icon name="plus" />
          Dodaj do projektu
        </Link>
        {hasShops && (
          <Link to={paths.pointsOfSale} className="button button-secondary">
            <Icon name="map-pin" />
            Gdzie kupić
          </Link>
        )}
      </div>
    </div>
  );
}

/**
 * The drawing, and the picture where there is one; without both, the drawing of the part's kind. Then the part in a product that
 * has it.
 */
function Depiction({ part: { code, name, picture, shownIn }, staticParts: { rysunek } }: SparePartPageProps) {
  return (
    <div className="part-depiction">
      {rysunek !== undefined && <StaticPart parts={{ rysunek }} id="rysunek" className="part-drawing" />}
      {picture ? (
        <Picture
          picture={{ src: picture, alt: name }}
          sizes="(width >= 64rem) 20rem, (width >= 40rem) 40vw, 100vw"
          className="w-full rounded-xl"
        />
      ) : (
        rysunek === undefined && <PartThumbnail part={{ code, picture }} sizes="15rem" />
      )}
      {shownIn && (
        <ExplodedPicture
          name={shownIn.product}
          picture={shownIn.picture}
          numbers={[{ ...shownIn, code, name }]}
        >
          Miejsce w&nbsp;produkcie:{" "}
          <a href={shownIn.to} target="_self" className="link">
            {shownIn.product}
          </a>
          .
        </ExplodedPicture>
      )}
    </div>
  );
}

function Measures({ part: { rows } }: { part: SparePartView }) {
  const order = useHasFeature()("pointsOfSale")
    ? "Część zamówisz w\u00a0salonie lub hurtowni: wystarczy jej numer."
    : "Do zamówienia części wystarczy jej numer.";
  return (
    <div>
      {rows.length > 0 && (
        <>
          <h2 className="font-semibold">Wymiary i&nbsp;masa</h2>
          <dl className="part-measures">
            {rows.map(({ key, label, value }) => (
              <Fragment key={key}>
                <dt className="text-muted">{label}</dt>
                <dd translate="no">{value}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      )}
      <p className="mt-4 max-w-[60ch] text-muted">
        {`${order} Jeśli nie masz pewności, czy pasuje do twojego modelu, zapytaj`}{" "}
        <Link to={paths.support} className="link">
          pomoc techniczną
        </Link>
        .
      </p>
    </div>
  );
}

/** How the part is replaced: what to have at hand, and the steps. */
function ReplacementSection({ replacement: { tools, steps } }: { replacement: ReplacementSteps }) {
  return (
    <TitledSection id="jak-wymienic" title="Jak wymienić" className="mt-14">
      {tools.length > 0 && <p className="mt-3 text-muted">Przygotuj: {tools.join(", ")}.</p>}
      <ol className="part-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </TitledSection>
  );
}
