import { Form } from "@remix-run/react";
import { lengthPattern } from "lib/polish/typed-length";
import type { ReactNode } from "react";
import { usualRuler } from "~/fit/rules/own-vessel/estimates";
import type { MeasurePictures } from "~/fit/rules/own-vessel/pictures";
import * as paths from "~/paths";
import type { FieldView, FormView } from "../form-view";
import { drawingId, kindParameter, overflowParameter, rulerParameter, tapParameter } from "../parameters";
import { MeasurePicture } from "./measure-picture";
import { useFollowedMeasures } from "./use-followed-measures";

/** Form for the measures: plain GET without JavaScript; with it, the page follows the fields. */
export function MeasuresForm({ form, pictures }: { form: FormView; pictures: MeasurePictures }) {
  const { kind, subject, tap, required, optional, isOpen, overflow, ruler, rulers } = form;
  const { key, handlers } = useFollowedMeasures([...required, ...optional.flatMap((group) => group.fields)]);
  const field = (one: FieldView) => {
    const picture = pictures.measures.find(({ id }) => id === one.id);
    return (
      <MeasureField key={one.name} field={one}>
        {picture && <MeasurePicture shape={pictures.shape} picture={picture} />}
      </MeasureField>
    );
  };
  return (
    <Form
      key={key}
      action={`${paths.ownVessel}#${drawingId}`}
      preventScrollReset
      {...handlers}
      className="own-form print:hidden"
    >
      <h2 className="text-heading">Twoje wymiary</h2>
      <p className="mt-1 text-muted">{subject}</p>
      {kind !== null && <input type="hidden" name={kindParameter} value={kind} />}
      <div className="mt-4 grid gap-3">{required.map(field)}</div>
      <details open={isOpen} className="own-more mt-4">
        <summary className="font-semibold">Więcej wymiarów&nbsp;– pewniejsza odpowiedź</summary>
        <p className="mt-1 text-sm text-muted">
          Czego nie znasz, zostaw puste: przyjmiemy cały zakres spotykany w&nbsp;sprzedaży.
        </p>
        {optional.map(({ label, fields }) => (
          <fieldset key={label} className="mt-5">
            <legend className="text-sm font-semibold text-muted">{label}</legend>
            <div className="mt-2 grid gap-3">{fields.map(field)}</div>
          </fieldset>
        ))}
        {overflow && <OverflowField overflow={overflow.value} />}
      </details>
      <div className="mt-5 flex flex-wrap items-end gap-4">
        <div className="grow">
          <label htmlFor={rulerParameter} className="block font-medium">
            Dokładność mierzenia
          </label>
          <select
            id={rulerParameter}
            name={rulerParameter}
            defaultValue={rulerValue(ruler)}
            className="field-input mt-1.5"
          >
            {rulers.map((one) => (
              <option key={one} value={rulerValue(one)}>{`± ${one} mm`}</option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-primary">
          Pokaż baterie
        </button>
      </div>
      {tap !== null && <input type="hidden" name={tapParameter} value={tap} />}
    </Form>
  );
}

/** The usual ruler is sent as an empty value, because it is not in URLs. */
const rulerValue = (mm: number) => (mm === usualRuler ? "" : mm);

function OverflowField({ overflow }: { overflow: boolean | null }) {
  return (
    <div className="mt-5">
      <label htmlFor={overflowParameter} className="block font-medium">
        Przelew
      </label>
      <p className="mt-0.5 text-sm text-muted">
        Otwór pod krawędzią. Decyduje o&nbsp;korku, nie o&nbsp;baterii.
      </p>
      <select
        id={overflowParameter}
        name={overflowParameter}
        defaultValue={overflow === null ? "" : overflow ? "tak" : "nie"}
        className="field-input mt-2"
      >
        <option value="">nie wiem</option>
        <option value="tak">jest</option>
        <option value="nie">nie ma</option>
      </select>
    </div>
  );
}

/** A measure: a picture of where to hold the ruler, and a field that takes mm or a length with its unit. */
function MeasureField({ field, children }: { field: FieldView; children: ReactNode }) {
  const { name, label, hint, value, assumed, fault, isRequired } = field;
  const [hintId, faultId] = [`${name}-jak`, `${name}-blad`];
  return (
    <div className="measure">
      {children}
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
