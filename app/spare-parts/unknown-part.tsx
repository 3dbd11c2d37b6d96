import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { PageHeader } from "~/ui/page";
import { SparePartSearchForm } from "./page/search-form";
import { sparePartsHref } from "./query";

/** Page shown for an unknown spare part number; contains the search form. */
export function UnknownSparePart({ code, example }: { code: string; example: string }) {
  return (
    <PageHeader
      title={`Nie ma części ${code}`}
      lead="Sprawdź numer albo poszukaj po nazwie części lub po numerze katalogowym produktu."
    >
      <SparePartSearchForm example={example} />
      <p className="mt-6 flex flex-wrap gap-x-6">
        <Link to={sparePartsHref()} className="link line-link">
          Wszystkie części
        </Link>
        <Link to={paths.support} className="link line-link">
          Pomoc techniczna
        </Link>
      </p>
    </PageHeader>
  );
}
