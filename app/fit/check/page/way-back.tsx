import { Link } from "~/ui/link";
import type { DistanceView } from "../pair-view";
import { hrefAtDistance } from "../parameters";

type WayBackProps = {
  distance: Pick<DistanceView, "value" | "initial">;
  /** Href of the page at the recommended distance. */
  to: string;
  /** The nearest distance in mm at which the pair fits. */
  fitting: number;
  onFollow?: () => void;
};

/** Says up to which distance a pair fits, with a link that leads there. */
export function WayBack({ distance: { value, initial }, to, fitting, onFollow }: WayBackProps) {
  const limit = value > fitting ? "Pasuje do" : "Pasuje od";
  return (
    <p>
      {`${limit} ${fitting}\u00a0mm: `}
      <Link to={hrefAtDistance(to, fitting, initial)} keepsScroll className="link" onClick={onFollow}>
        {value > fitting ? "wróć" : "ustaw tyle"}
        <span className="sr-only">{`, ${fitting}\u00a0mm`}</span>
      </Link>
    </p>
  );
}
