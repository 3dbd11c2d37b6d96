import { useEffect, useState } from "react";
import { Link } from "~/ui/link";
import { comparisonWith, rememberedComparison } from "../remembered-comparison";

/**
 * Link to a comparison that contains this product. With JavaScript, the comparison also contains the products that the
 * visitor compared last.
 */
export function CompareLink({ name }: { name: string }) {
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => setOthers(rememberedComparison()), []);
  return (
    <Link to={comparisonWith(others, name)} data-scripted="" className="arrow-link">
      Porównaj
    </Link>
  );
}
