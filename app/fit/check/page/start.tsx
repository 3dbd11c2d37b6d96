import type { ReactNode } from "react";
import { useHasFeature } from "~/content/use-brand";
import * as paths from "~/paths";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/links";
import { Picture } from "~/ui/pictures";
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
        <section aria-labelledby="przyklady" className="mt-14">
          <h2 id="przyklady" className="text-heading">
            Na przykład
          </h2>
          <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {examples.map(({ name, pictures, to, margin }) => (
              <li key={to} className="relative grid content-start gap-3">
                <div className="grid grid-cols-2 gap-2">
                  {pictures.map((picture) => (
                    <Side key={picture} picture={picture} />
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
        </section>
      )}
    </div>
  );
}

function Side({ picture }: { picture: string | null }) {
  if (!picture) return <div className="aspect-square rounded-xl bg-stage" />;
  return (
    <Picture
      picture={{ src: picture, alt: "" }}
      small
      sizes="(width >= 64rem) 9rem, 45vw"
      className="w-full rounded-xl"
    />
  );
}
