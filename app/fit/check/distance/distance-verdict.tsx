import { nearestFitting, verdictAt } from "lib/fit-rules/check";
import type { MouseEvent } from "react";
import { Link } from "~/ui/links";
import { VerdictMark } from "../page/verdict";
import { WayBack } from "../page/way-back";
import type { DistanceView } from "../pair-view";

type DistanceVerdictProps = {
  distance: DistanceView;
  /** The distance in mm that the slider shows, which the page may not show yet. */
  value: number;
  /** Href of the page at the recommended distance. */
  to: string;
  /** The pair's margin at `distance.value`, as text. */
  margin: string;
  /** Follows a link to a distance in place. */
  jump: (event: MouseEvent, distance: number) => void;
};

/** The verdict at the slider's distance, with a link to a better one. */
export function DistanceVerdict({ distance, value, to, margin, jump }: DistanceVerdictProps) {
  const { initial, stretches } = distance;
  const verdict = verdictAt(stretches, value);
  const fitting = verdict === "fits" ? null : nearestFitting(stretches, value);
  return (
    <div className="fit-live">
      <VerdictMark verdict={verdict} />
      <span className="text-muted">{value === distance.value ? margin : ""}</span>
      {fitting !== null && (
        <WayBack
          distance={{ value, initial }}
          to={to}
          fitting={fitting}
          onFollow={(event) => jump(event, fitting)}
        />
      )}
      {verdict === "fits" && value === initial && <span className="text-muted">Tę odległość polecamy.</span>}
      {verdict === "fits" && value !== initial && (
        <Link to={to} keepsScroll className="link line-link" onClick={(event) => jump(event, initial)}>
          {`Ustaw polecane ${initial}\u00a0mm`}
        </Link>
      )}
    </div>
  );
}
