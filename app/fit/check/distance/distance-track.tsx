import type { Verdict } from "~/fit/rules/types/check";
import { verdictLooks } from "../page/verdict";
import type { DistanceView } from "../pair-view";

/**
 * Heights of the stretches in px: the stretch that fits is also the thickest, so that its meaning does not depend on
 * colour.
 */
const heights: Readonly<Record<Verdict, number>> = { fits: 8, condition: 4, fails: 2 };

type DistanceTrackProps = {
  distance: DistanceView;
  isRecommended: boolean;
  /** True to show a thumb in the track, in place of a slider that does not work yet. */
  hasThumb: boolean;
};

/** Track of the slider: which distances fit, and a mark below the recommended one if there is one. */
export function DistanceTrack({ distance, isRecommended, hasThumb }: DistanceTrackProps) {
  const { value, min, max, initial, stretches } = distance;
  const at = (distance: number) => `${Math.round(((distance - min) / (max - min)) * 10_000) / 100}%`;
  return (
    <svg aria-hidden="true" overflow="visible">
      {stretches.map(({ from, to, verdict }) => {
        const [start, end] = [Math.max(min, from - 0.5), Math.min(max, to + 0.5)];
        return (
          <rect
            key={from}
            x={at(start)}
            width={at(end - start + min)}
            y={-heights[verdict] / 2}
            height={heights[verdict]}
            fill="currentColor"
            className={verdictLooks[verdict].ink}
          />
        );
      })}
      <circle cx={at(value)} r="12.5" className={`fit-thumb ${hasThumb ? "" : "invisible"}`} />
      {isRecommended && (
        <svg aria-hidden="true" overflow="visible" x={at(initial)}>
          <path d="M0 14l5 8h-10z" fill="currentColor" className="text-ink" />
          <text
            y="38"
            textAnchor={anchorAt((initial - min) / (max - min))}
            fill="currentColor"
            className="text-sm"
          >
            {`polecamy ${initial}\u00a0mm`}
          </text>
        </svg>
      )}
    </svg>
  );
}

/** Keeps the words below a mark within the track; `share` is the mark's position. */
function anchorAt(share: number): "start" | "middle" | "end" {
  if (share < 0.2) return "start";
  return share > 0.8 ? "end" : "middle";
}
