import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { fields, formId } from "../list/form-fields";
import { maxNameLength, readQuantity } from "../list/project-list";

/* Controls of the list's form. They stand all over the page, and name the form that they belong to. */

/** A button that submits the form with an intent. */
export function IntentButton({ intent, ...props }: ComponentProps<"button"> & { intent: string }) {
  return <button type="submit" form={formId} formNoValidate name={fields.intent} value={intent} {...props} />;
}

type RoomNameFieldProps = { label: ReactNode; name: string; value?: string; example?: string };

export function RoomNameField({ label, name, value, example = "Łazienka 1" }: RoomNameFieldProps) {
  return (
    <label className="grid gap-1.5">
      <span className="font-medium">{label}</span>
      <input
        form={formId}
        name={name}
        defaultValue={value}
        placeholder={`np. ${example}`}
        maxLength={maxNameLength}
        autoComplete="off"
        className="field-input"
      />
    </label>
  );
}

/** A text field that follows the list. */
export function FollowingField({ value, className, ...props }: ComponentProps<"input"> & { value: string }) {
  return (
    <input
      ref={useFollowedValue(value)}
      form={formId}
      defaultValue={value}
      autoComplete="off"
      className={`field-input ${className ?? ""}`}
      {...props}
    />
  );
}

/** What the page shows in fields, as text for who copies the page: the list is read from it again (27.4). */
export function CopiedText({ rows }: { rows: readonly (string | undefined)[] }) {
  return (
    <div aria-hidden="true" className="sr-only print:hidden">
      {rows.filter(Boolean).map((row) => (
        <p key={row}>{row}</p>
      ))}
    </div>
  );
}

type QuantityFieldProps = {
  /** Index of the line. */
  number: number;
  /** 0 if the quantity is missing. */
  quantity: number;
  /** Name and number of the line. */
  line: string;
};

export function QuantityField({ number, quantity, line }: QuantityFieldProps) {
  const isMissing = quantity === 0;
  const field = useFollowedValue(
    isMissing ? "" : String(quantity),
    (text) => readQuantity(text) === quantity,
  );
  return (
    <input
      ref={field}
      form={formId}
      name={fields.quantity}
      inputMode="numeric"
      required
      defaultValue={quantity || ""}
      autoComplete="off"
      aria-label={`Ilość: ${line}`}
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? `ilosc-${number}` : undefined}
      className="line-quantity field-input print:hidden"
    />
  );
}

/** Has a field follow the list while it has no focus, so that nothing typed is lost. */
function useFollowedValue(value: string, says = (text: string) => text === value) {
  const field = useRef<HTMLInputElement>(null);
  const followed = useRef(value);
  useEffect(() => {
    const { current } = field;
    const isNew = followed.current !== value;
    followed.current = value;
    if (isNew && current && current !== document.activeElement && !says(current.value)) current.value = value;
  });
  return field;
}
