import { type ComponentPropsWithoutRef, forwardRef } from "react";

/** A field for a whole number. Turning the wheel over it scrolls the page: browsers would change the focused number. */
export const NumberInput = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<"input">>(
  function NumberInput(attributes, ref) {
    return (
      <input
        ref={ref}
        type="number"
        inputMode="numeric"
        onWheel={({ currentTarget }) => currentTarget.blur()}
        {...attributes}
      />
    );
  },
);
