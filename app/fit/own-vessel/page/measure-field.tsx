import type { MeasureView } from "lib/fit-rules/own-vessel";
import type { FieldView } from "../form-view";
import { lengthPattern } from "../length";
import { MeasurePicture } from "./measure-picture";

type MeasureFieldProps = { field: FieldView; picture: MeasureView | undefined };

/** A measure: a picture of where to hold the ruler, and a field that takes mm or a length with its unit. */
export function MeasureField({ field, picture }: MeasureFieldProps) {
  const { name, label, hint, value, assumed, fault, isRequired } = field;
  const [hintId, faultId] = [`${name}-jak`, `${name}-blad`];
  return (
    <div className="measure">
      {picture && <MeasurePicture picture={picture} />}
      <div className="min-w-0">
        <label htmlFor={name} className="block leading-snug font-medium">
          {label}
        </label>
        <p id={hintId} className="mt-0.5 text-sm leading-snug text-muted">
          {hint}
        </p>
        <input
          id={name}
          name={name}
          defaultValue={value}
          required={isRequired}
          pattern={lengthPattern}
          title="Liczba milimetrów, na przykład 140, albo długość z jednostką: 14 cm"
          placeholder={isRequired ? "mm" : assumed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-describedby={fault ? `${faultId} ${hintId}` : hintId}
          aria-invalid={fault ? true : undefined}
          className="field-input mt-2"
        />
        {fault && (
          <p id={faultId} className="mt-1.5 text-sm text-error">
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}
