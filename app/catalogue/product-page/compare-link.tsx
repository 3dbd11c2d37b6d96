import { useEffect, useState } from "react";
import { comparisonWith, rememberedComparison } from "~/catalogue/products/remembered-comparison";
import { Link } from "~/ui/links/link";

/** Leads to the comparison with this product; with JavaScript those that the visitor compared last are in it too. */
export function CompareLink({ name }: { name: string }) {
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => setOthers(rememberedComparison()), []);
  return (
    <Link to={comparisonWith(others, name)} data-scripted="" className="button button-secondary">
      Porównaj
    </Link>
  );
}
