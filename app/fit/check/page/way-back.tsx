import { Link } from "~/ui/link";
import type { DistanceView } from "../pair-view";
import { distanceParameter } from "../parameters";

type WayBackProps = {
  distance: Pick<DistanceView, "value" | "initial" | "nearest">;
  /** Href of the page at the recommended distance; it has a query string. */
  to: string;
  onFollow?: () => void;
};

/** If the pair fits at another distance, says which one is the nearest, with a link to it. */
export function WayBack({ distance: { value, initial, nearest }, to, onFollow }: WayBackProps) {
  if (nearest === null) return null;
  const limit = value > nearest ? "Pasuje do" : "Pasuje od";
  const there = nearest === initial ? to : `${to}&${distanceParameter}=${nearest}`;
  return (
    <p>
      {`${limit} ${nearest}\u00a0mm: `}
      <Link to={there} keepsScroll className="link" onClick={onFollow}>
        {value > nearest ? "wróć" : "ustaw tyle"}
        <span className="sr-only">{`, ${nearest}\u00a0mm`}</span>
      </Link>
    </p>
  );
}
