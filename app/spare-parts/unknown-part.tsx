import * as paths from "~/paths";
import { SearchForm } from "~/search/form";
import { Link } from "~/ui/link";
import { PageHeader } from "~/ui/page";
import { sparePartsHref } from "./query";

/** Page shown for an unknown spare part number; contains the search form. */
export function UnknownSparePart({ code }: { code: string }) {
  return (
    <PageHeader
      title={`Nie ma części ${code}`}
      lead="Sprawdź numer albo poszukaj po nazwie części lub po numerze katalogowym produktu."
    >
      <SearchForm action={paths.spareParts} label="Produkt albo numer części" />
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
