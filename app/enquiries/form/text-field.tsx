import { type ComponentPropsWithoutRef, useRef } from "react";
import { useTypedText } from "~/remix/typed-text";
import type { FieldName } from "./fields";

type TextFieldProps = {
  name: FieldName;
  label: string;
  /** The field's error message. */
  message: string | undefined;
  defaultValue: string | undefined;
  hint?: string;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  required?: boolean;
  /** Number of rows of a text area. If it is not set, the field is a one-line input. */
  rows?: number;
};

/** A labelled input or text area with its error message; `name` is also the element's id. */
export function TextField({ name, label, message, hint, rows, ...attributes }: TextFieldProps) {
  const shared = {
    ...attributes,
    id: name,
    name,
    "aria-invalid": message ? true : undefined,
    "aria-describedby":
      [hint && `${name}-hint`, message && `${name}-error`].filter(Boolean).join(" ") || undefined,
    className: "field-input",
  };
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-medium">
        {label}
      </label>
      {rows ? <TextArea {...shared} rows={rows} /> : <input {...shared} />}
      {hint && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldMessage name={name}>{message}</FieldMessage>
    </div>
  );
}

function TextArea(attributes: ComponentPropsWithoutRef<"textarea"> & { name: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useTypedText(field, attributes.name);
  return <textarea ref={field} {...attributes} />;
}

export function FieldMessage({ name, children }: { name: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={`${name}-error`} className="mt-1 text-sm font-medium text-error">
      {children}
    </p>
  );
}
