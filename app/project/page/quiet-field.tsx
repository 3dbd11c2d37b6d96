import { type ComponentProps, useEffect, useRef } from "react";
import { formId } from "../changes/form-fields";

/** A text field of the list's form. It follows the list while it has no focus, so that nothing typed is lost. */
export function QuietField({ value, className, ...props }: ComponentProps<"input"> & { value: string }) {
  const field = useRef<HTMLInputElement>(null);
  const followed = useRef(value);
  useEffect(() => {
    const isNew = followed.current !== value;
    followed.current = value;
    if (isNew && field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  return (
    <input
      ref={field}
      form={formId}
      defaultValue={value}
      autoComplete="off"
      className={`field-input quiet-field ${className ?? ""}`}
      {...props}
    />
  );
}
