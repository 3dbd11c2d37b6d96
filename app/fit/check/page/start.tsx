import type { ReactNode } from "react";
import { useHasFeature } from "~/brand/use-brand";
import * as paths from "~/paths";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";
import { SmallPicture } from "~/ui/small-picture";
import type { PairExample } from "../examples";
import { VerdictMark } from "./verdict";

/** Start page: the form and example pairs (behaviour 26.1). */
export function FitStart({ form, examples }: { form: ReactNode; examples: PairExample[] }) {
  const hasOwnVessel = useHasFeature()("ownVessel");
  return (
    <div className="container-page mb-14">
      {form}
      {hasOwnVessel && (
        <p className="mt-4 print:hidden">
          <Link to={paths.ownVessel} className="arrow-link">
            Mam już umywalkę albo wannę innej marki
            <Icon name="arrow-right" />
          </Link>
        </p>
      )}
      {examples.length > 0 && (
        <TitledSection id="przyklady" title="Na przykład" className="mt-14">
          <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {examples.map(({ name, pictures, to, margin }) => (
              <li key={to} className="relative grid content-start gap-3">
                <div className="grid grid-cols-2 gap-2">
                  {pictures.map((picture) => (
                    <SmallPicture
                      key={picture}
                      src={picture}
                      sizes="(width >= 64rem) 9rem, 45vw"
                      className="w-full rounded-xl"
                    />
                  ))}
                </div>
                <h3 className="leading-snug">
                  <Link to={to} className="card-link hover:text-primary">
                    {name}
                  </Link>
                </h3>
                <p className="flex flex-wrap items-center gap-x-2 text-sm">
                  <VerdictMark verdict="fits" />
                  <span className="text-muted">{margin}</span>
                </p>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}
