import { useId } from "react";
import { QueryLink } from "~/ui/query-link";
import { SmallPicture } from "~/ui/small-picture";
import type { ComparisonView } from "./view.server";

type CandidateCardsProps = Pick<ComparisonView, "candidates"> & { heading: string };

/** Products with pictures that a press adds to the comparison; nothing if there are none. */
export function CandidateCards({ heading, candidates }: CandidateCardsProps) {
  const id = useId();
  if (candidates.length === 0) return null;
  return (
    <section aria-labelledby={id} className="my-8 first:mt-0 print:hidden">
      <h2 id={id} className="font-semibold">
        {heading}
      </h2>
      <ul className="scroll-row mt-3">
        {candidates.map(({ picture, name, code, query }) => (
          <li key={code}>
            <QueryLink query={query} className="block hover:text-primary">
              <SmallPicture src={picture} sizes="7rem" className="w-full rounded-xl" />
              <span className="mt-2 block text-sm leading-snug">{name}</span>{" "}
              <span className="block text-sm text-muted" translate="no">
                {code}
              </span>
            </QueryLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
