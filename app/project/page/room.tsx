import { plural } from "lib/polish/plural";
import { Icon } from "~/ui/icons";
import { fields, formId, intentValue } from "../list/form-fields";
import type { LineView, RoomView } from "../list/room-views";
import { accusativeForms, lineCount } from "../list/words";
import { IntentButton, RoomNameField } from "./controls";
import { focusField, roomId } from "./focus-target";
import { ProjectLineItem } from "./line";

/** `lines` are those of the room that are on the page. */
type RoomProps = { room: RoomView; lines: readonly LineView[]; rooms: readonly RoomView[] };

/** A room with its lines. Its name can be changed, and the room removed. */
export function RoomSection({ room, lines, rooms }: RoomProps) {
  const { number, name, title } = room;
  const id = roomId(number);
  const label = name ? "Zmień nazwę" : "Nazwij pomieszczenie";
  const isRemovable = rooms.length > 1 || name !== "";
  return (
    <section aria-labelledby={id}>
      <div className="room-head">
        <h2 id={id} tabIndex={-1} className="text-heading">
          {title}
          <span aria-hidden="true" className="room-label">
            {` · ${lineCount(room.lines.length)}`}
          </span>
        </h2>
        <details key={name} onToggle={focusField} className="print:hidden">
          <summary aria-label={`${label}: ${title}`} className="button button-quiet font-medium">
            <Icon name="pencil" />
            <span className={isRemovable ? "room-label" : undefined}>{label}</span>
          </summary>
          <div className="room-form">
            <RoomNameField
              label={
                <>
                  Nazwa pomieszczenia<span className="sr-only"> {number + 1}</span>
                </>
              }
              name={fields.roomName}
              value={name}
            />
            <button type="submit" form={formId} formNoValidate className="button button-secondary">
              Zapisz nazwę
            </button>
          </div>
        </details>
        {isRemovable && <RemoveRoom key={name} room={room} />}
      </div>
      {lines.length === 0 && (
        <p className="mt-4 text-muted">W&nbsp;tym pomieszczeniu nie ma jeszcze pozycji.</p>
      )}
      <ul>
        {lines.map((line) => (
          <ProjectLineItem key={line.code} line={line} room={number} rooms={rooms} />
        ))}
      </ul>
    </section>
  );
}

/**
 * Button that removes a room. Asks first if lines would be removed too; the question is a popover, which works without
 * scripts. It stays open while the server answers an earlier change, and disappears with its room.
 */
function RemoveRoom({ room: { number, title, lines } }: { room: RoomView }) {
  const label = `Usuń pomieszczenie: ${title}`;
  const intent = intentValue("usun-pokoj", number);
  const id = `usun-pokoj-${number}`;
  if (lines.length === 0)
    return (
      <IntentButton intent={intent} aria-label={label} className="icon-button">
        <Icon name="trash" />
      </IntentButton>
    );
  return (
    <>
      <button type="button" popovertarget={id} aria-label={label} className="icon-button">
        <Icon name="trash" />
      </button>
      <div
        id={id}
        popover="auto"
        data-stays-open=""
        role="dialog"
        aria-labelledby={`${id}-pytanie`}
        className="question"
      >
        <p id={`${id}-pytanie`} className="font-semibold">
          {`Usunąć „${title}” i\u00a0${plural(lines.length, accusativeForms)}?`}
        </p>
        <p className="mt-1 text-sm text-muted">Wszystko z&nbsp;tego pomieszczenia zniknie z&nbsp;listy.</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <IntentButton intent={intent} className="button button-secondary">
            Usuń z&nbsp;pozycjami
          </IntentButton>
          <button
            type="button"
            popovertarget={id}
            popovertargetaction="hide"
            className="button button-secondary"
          >
            Zostaw
          </button>
        </p>
      </div>
    </>
  );
}
