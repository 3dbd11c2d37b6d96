import type { LogosPage } from "~/editorial/pages.server";
import { TitledSection } from "~/ui/page";

export function BrandColours({ colours }: Pick<LogosPage, "colours">) {
  return (
    <TitledSection id="kolory" title="Kolory" className="container-page mb-14">
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {colours.map(({ id, label, hex, cmyk, use }) => (
          <li key={id} className="overflow-hidden rounded-xl border border-line">
            <svg viewBox="0 0 8 3" aria-hidden="true" className="block w-full border-b border-line">
              <rect width="8" height="3" fill={hex} />
            </svg>
            <div className="p-4">
              <h3>{label}</h3>
              <p className="text-sm text-muted">{use}</p>
              <dl className="mt-3 grid grid-cols-[4rem_1fr] gap-y-1 text-sm tabular" translate="no">
                <dt className="text-muted">HEX</dt>
                <dd>{hex}</dd>
                <dt className="text-muted">RGB</dt>
                <dd>{rgbOf(hex).join(" / ")}</dd>
                <dt className="text-muted">CMYK</dt>
                <dd>{cmyk.join(" / ")}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        Wartości CMYK są przybliżone. Przed drukiem poproś drukarnię o&nbsp;próbę.
      </p>
    </TitledSection>
  );
}

/** Converts a colour such as `#15803D` to its red, green and blue values, from 0 to 255. */
function rgbOf(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
