import { capitalised } from "lib/polish/capital";
import { plural } from "lib/polish/plural";
import type { ValueRow } from "~/range/product";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";
import { Table } from "~/ui/table";
import { ProductDownloads } from "./downloads";
import { FitSection } from "./fit-section";
import { PartsSection } from "./parts-section";
import { SafetyBlock, type SafetyNotice } from "./safety-block";
import type { ProductView } from "./view";

export type WarrantyTerm = { id: string; label: string; years: number; professionalYears: number };

/** Two columns, on a wide screen and on paper. */
const columns =
  "mt-14 grid gap-x-14 gap-y-12 lg:grid-cols-[7fr_5fr] print:mt-4 print:block print:columns-2 print:gap-8 print:*:mb-8";

/** Links to the parts of a long page that the product has. */
export function PlacesOnPage({ product: { drawing, spareParts, goesWith } }: { product: ProductView }) {
  const places = [
    ["pliki", "Pliki", true],
    ["rysunek", "Rysunek", drawing !== null],
    ["czesci", "Części", spareParts.length > 0],
    ["pasuje-do", "Pasuje", goesWith.length > 0],
  ] as const;
  return (
    <nav aria-label="Na tej stronie" className="mt-8 flex flex-wrap gap-2">
      {places.map(
        ([id, label, isThere]) =>
          isThere && (
            <a key={id} href={`#${id}`} className="chip">
              {label}
            </a>
          ),
      )}
    </nav>
  );
}

/** Description and files of the product: the part of its page above the drawing. */
export function ProductDescription({ product }: { product: ProductView }) {
  return (
    <div className={columns}>
      <TitledSection id="opis" title="Opis">
        <div className="mt-4 grid max-w-[70ch] gap-4 leading-relaxed">
          {product.long.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {product.features.length > 0 && (
          <ul className="mt-6 grid gap-2">
            {product.features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 size-5 text-primary" />
                {feature}
              </li>
            ))}
          </ul>
        )}
      </TitledSection>
      <ProductDownloads product={product} />
    </div>
  );
}

type ProductDetailsProps = { product: ProductView; warranty: WarrantyTerm[]; safety: SafetyNotice };

/** All data, conditions, spare parts and partners of the product: the part of its page below the drawing. */
export function ProductDetails({ product, warranty, safety }: ProductDetailsProps) {
  return (
    <>
      <div className={columns}>
        <TitledSection id="wymiary" title="Wymiary">
          <ValueTable caption="Wymiary" rows={product.measures} />
        </TitledSection>
        <TitledSection id="dane-techniczne" title="Dane techniczne">
          <ValueTable caption="Dane techniczne" rows={product.technical} />
          {product.certificates.length > 0 && (
            <>
              <h3 className="mt-8 font-semibold">Dokumenty i&nbsp;normy</h3>
              <ul className="mt-2 list-disc pl-5 text-muted">
                {product.certificates.map((certificate) => (
                  <li key={certificate}>{certificate}</li>
                ))}
              </ul>
            </>
          )}
        </TitledSection>
        <CareAndWarranty product={product} warranty={warranty} />
      </div>
      <PartsSection product={product} />
      <SafetyBlock notice={safety} />
      <FitSection product={product} />
    </>
  );
}

/** Warranty and care of the product; nothing if the brand has no page about either. */
function CareAndWarranty({ product, warranty }: { product: ProductView; warranty: WarrantyTerm[] }) {
  const { careTo, warrantyTo } = product;
  const title = [warrantyTo && "gwarancja", careTo && "pielęgnacja"].filter(Boolean).join(" i ");
  if (!title) return null;
  return (
    <TitledSection id="gwarancja" title={capitalised(title)}>
      {warranty.length > 0 && <WarrantyTable warranty={warranty} />}
      <p className="mt-4 flex flex-wrap gap-x-6">
        {warrantyTo && (
          <Link to={warrantyTo} className="link line-link">
            Warunki gwarancji
          </Link>
        )}
        {careTo && (
          <Link to={careTo} className="link line-link">
            Jak dbać o&nbsp;ten produkt
          </Link>
        )}
      </p>
    </TitledSection>
  );
}

const yearForms = { one: "rok", few: "lata", many: "lat" };

function WarrantyTable({ warranty }: { warranty: WarrantyTerm[] }) {
  return (
    <Table
      caption="Okresy gwarancji"
      heads={["Grupa", "Użytek domowy", "Użytek profesjonalny"]}
      className="mt-4 table-fixed"
    >
      {warranty.map(({ id, label, years, professionalYears }) => (
        <tr key={id}>
          <td>{label}</td>
          <td>{plural(years, yearForms)}</td>
          <td>{plural(professionalYears, yearForms)}</td>
        </tr>
      ))}
    </Table>
  );
}

function ValueTable({ caption, rows }: { caption: string; rows: ValueRow[] }) {
  return (
    <Table caption={caption} className="mt-4 wrap-anywhere">
      {rows.map(({ key, label, value, to }) => (
        <tr key={key}>
          <th scope="row" className="w-1/2 align-baseline !font-normal text-muted">
            {label}
          </th>
          <td className="align-baseline" translate="no">
            {to ? (
              <Link to={to} className="link line-link -my-1.5">
                {value}
              </Link>
            ) : (
              value
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
