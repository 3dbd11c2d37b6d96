import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { fields, formId } from "../list/form-fields";
import { maxNameLength, readQuantity } from "../list/project-list";
import { graphemeLimit } from "./grapheme-limit";

/* Controls of the list's form. They stand all over the page, and name the form that they belong to. */

/** A button that submits the form with an intent. */
export function IntentButton({ intent, ...props }: ComponentProps<"button"> & { intent: string }) {
  return <button type="submit" form={formId} formNoValidate name={fields.intent} value={intent} {...props} />;
}

type RoomNameFieldProps = { label: ReactNode; name: string; value?: string; example?: string };

export function RoomNameField({ label, name, value, example = "Łazienka 1" }: RoomNameFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <NameField
        id={id}
        name={name}
        defaultValue={value}
        placeholder={`np. ${example}`}
        limit={maxNameLength}
      />
    </div>
  );
}

type NameFieldProps = ComponentProps<"input"> & {
  /** Maximum number of characters. */
  limit: number;
};

/** A text field that follows the list. */
export function FollowingField({ value, ...props }: NameFieldProps & { value: string }) {
  return <NameField ref={useFollowedValue(value)} defaultValue={value} {...props} />;
}

/** A field for a name or a note. Text that is too long stays in the field, with a message. */
function NameField({ limit, className, ...props }: NameFieldProps) {
  const attributes = graphemeLimit(limit);
  return (
    <>
      <input form={formId} className={`field-input peer ${className ?? ""}`} {...attributes} {...props} />
      <span className="hidden text-sm text-error peer-user-invalid:block print:hidden">
        {`${attributes.title}: skróć, żeby zapisać.`}
      </span>
    </>
  );
}

/** The values of the page's fields as text, for visitors who copy the page: the list can be read from the copy (27.4). */
export function CopiedText({ rows }: { rows: readonly (string | undefined)[] }) {
  const texts = rows.filter(Boolean);
  return (
    texts.length > 0 && (
      <div aria-hidden="true" className="sr-only print:hidden">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )
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
      aria-label={`Ilość: ${line}`}
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? `ilosc-${number}` : undefined}
      className="line-quantity field-input print:hidden"
    />
  );
}

/** Makes a field follow the list while it has no focus, so that nothing typed is lost. */
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
