import { plural } from "lib/polish/plural";
import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { KindLinks, TitledSection } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import type { SparePartCard, SparePartList } from "./list-view";
import { PartThumbnail } from "./page/part-thumbnail";
import { sparePartsHref } from "./query";

/** Spare parts by kind. */
export function SparePartsList({ list: { query, kinds, groups, total, pages } }: { list: SparePartList }) {
  return (
    <TitledSection id="czesci" title="Wszystkie części" className="container-page mb-16 lg:mb-20">
      <p role="status" className="mt-2 text-muted">
        {plural(total, { one: "część", few: "części", many: "części" })}
      </p>
      <KindLinks label="Rodzaj części" kinds={kinds} className="part-kinds" />
      {groups.map(({ id, label, parts }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h3 id={id} className="text-lg">
            {label}
          </h3>
          <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {parts.map((part) => (
              <li key={part.code}>
                <PartCard part={part} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        label="Strony listy części"
        page={query.page}
        pages={pages}
        pageTo={(page) => sparePartsHref({ ...query, page })}
      />
    </TitledSection>
  );
}

/** Card of a spare part in a list. The whole card is the link. */
function PartCard({ part }: { part: SparePartCard }) {
  const { code, name, size, fits, replaces } = part;
  return (
    <article className="group relative flex h-full gap-4">
      <div className="w-20 flex-none">
        <PartThumbnail part={part} sizes="5rem" />
      </div>
      <div className="min-w-0">
        <p className="text-sm text-muted" translate="no">
          {code}
        </p>
        <h4 className="leading-snug">
          <Link to={paths.sparePart(code)} className="card-link group-hover:text-primary">
            {name}
          </Link>
        </h4>
        <p className="mt-1 text-sm text-muted">{size}</p>
        <p className="text-sm text-muted">{fits}</p>
        {replaces.length > 0 && <p className="text-sm text-muted">Zastępuje {replaces.join(", ")}</p>}
      </div>
    </article>
  );
}
