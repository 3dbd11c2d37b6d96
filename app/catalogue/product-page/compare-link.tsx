import { useEffect, useState } from "react";
import { comparisonWith, rememberedComparison } from "~/catalogue/products/remembered-comparison";
import { Link } from "~/ui/links/link";

/**
 * Link to a comparison with this product. With JavaScript, it also includes the products that the visitor last
 * compared.
 */
export function CompareLink({ name }: { name: string }) {
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => setOthers(rememberedComparison()), []);
  return (
    <Link to={comparisonWith(others, name)} data-scripted="" className="button button-secondary">
      Porównaj
    </Link>
  );
}
