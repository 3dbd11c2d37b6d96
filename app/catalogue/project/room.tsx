import { fields, formId, press } from "./form-fields";
import { ProjectLineItem } from "./line";
import { maxNameLength } from "./project-list";
import type { RoomView } from "./view";

type RoomSectionProps = { room: RoomView; rooms: RoomView[] };

/** A room with its lines; its name can be edited in a collapsed field. */
export function RoomSection({ room: { number, name, title, lines }, rooms }: RoomSectionProps) {
  const id = `pomieszczenie-${number + 1}`;
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-2">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <details className="print:hidden">
          <summary className="link inline-flex min-h-11 items-center">
            {name ? "Zmień nazwę" : "Nazwij pomieszczenie"}
          </summary>
          <div className="flex flex-wrap gap-2 pb-2">
            <input
              form={formId}
              name={fields.roomName}
              aria-label={`Nazwa pomieszczenia ${number + 1}`}
              defaultValue={name}
              maxLength={maxNameLength}
              autoComplete="off"
              className="field-input basis-48"
            />
            <button type="submit" form={formId} formNoValidate className="button button-secondary">
              Zapisz
            </button>
            <button
              type="submit"
              form={formId}
              formNoValidate
              name={fields.press}
              value={press("usun-pokoj", number)}
              className="button button-quiet"
            >
              Usuń z pozycjami
            </button>
          </div>
        </details>
      </div>
      {lines.length === 0 && <p className="mt-4 text-muted">W tym pomieszczeniu nie ma jeszcze produktów.</p>}
      <ul>
        {lines.map((line) => (
          <ProjectLineItem key={line.code} line={line} room={number} rooms={rooms} />
        ))}
      </ul>
    </section>
  );
}
