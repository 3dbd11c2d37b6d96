import { useEffect, useRef, useState } from "react";
import { choiceLabel } from "../offer";
import { ProductCombobox, type ProductComboboxProps } from "./product-combobox";

/** A product to choose: a list, which JavaScript replaces with a field in which one can type. */
export function ProductField(props: Omit<ProductComboboxProps, "id"> & { label: string }) {
  const { name, label, offer, chosen, onChoose } = props;
  const select = useRef<HTMLSelectElement>(null);
  const isUpgraded = useUpgrade(select, onChoose);
  const id = `produkt-${name}`;
  return (
    <div className="fit-field">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        ref={select}
        id={isUpgraded ? undefined : id}
        name={name}
        defaultValue={chosen}
        hidden={isUpgraded}
        disabled={isUpgraded}
        className="field-input"
      >
        <option value="">Wybierz z&nbsp;listy</option>
        {[...offer.paired, ...offer.others].map((group) => (
          <optgroup key={group.kind} label={group.label}>
            {group.products.map((product) => (
              <option key={product.slug} value={product.slug}>
                {choiceLabel(product)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {isUpgraded && <ProductCombobox id={id} {...props} />}
    </div>
  );
}

/**
 * Returns true once the list may be replaced: after hydration, but never while it is in use. Hands on what the visitor
 * has chosen in it.
 */
function useUpgrade(select: React.RefObject<HTMLSelectElement>, onChoose: (slug: string) => void): boolean {
  const [isUpgraded, setUpgraded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render has a list
  useEffect(() => {
    const list = select.current;
    if (!list) return;
    const upgrade = () => {
      onChoose(list.value);
      setUpgraded(true);
    };
    if (document.activeElement !== list) return upgrade();
    list.addEventListener("blur", upgrade, { once: true });
    return () => list.removeEventListener("blur", upgrade);
  }, []);
  return isUpgraded;
}
