import { useEffect, useRef } from "react";
import { NumberInput } from "~/ui/controls";
import { fields, formId } from "../changes/form-fields";
import { maxQuantity, readQuantity } from "../list/project-list";

type QuantityFieldProps = {
  /** Index of the line. */
  number: number;
  /** 0 if the quantity is missing. */
  quantity: number;
  /** Name and number of the line. */
  line: string;
};

/** Field for a line's quantity. It never loses what the visitor types: it follows the list only while it has no focus. */
export function QuantityField({ number, quantity, line }: QuantityFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const followed = useRef(quantity);
  useEffect(() => {
    const { current } = field;
    const isNew = followed.current !== quantity;
    followed.current = quantity;
    if (!current || !isNew || current === document.activeElement) return;
    if (readQuantity(current.value) !== quantity) current.value = quantity > 0 ? String(quantity) : "";
  }, [quantity]);
  return (
    <NumberInput
      ref={field}
      form={formId}
      name={fields.quantity}
      min={1}
      max={maxQuantity}
      required
      defaultValue={quantity || ""}
      autoComplete="off"
      aria-label={`Ilość: ${line}`}
      aria-invalid={quantity === 0 ? true : undefined}
      aria-describedby={quantity === 0 ? `ilosc-${number}` : undefined}
      className="line-quantity field-input print:hidden"
    />
  );
}
