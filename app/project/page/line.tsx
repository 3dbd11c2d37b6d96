import * as paths from "~/paths";
import { ProductNote } from "~/range/product-note";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { fields, formId, intentValue } from "../list/form-fields";
import { maxNoteLength, maxQuantity } from "../list/project-list";
import {
  amountText,
  type LineView,
  type Replacement,
  type RoomView,
  sheetTexts,
  untitledRoom,
} from "../list/room-views";
import { CopiedText, FollowingField, IntentButton, QuantityField } from "./controls";
import { lineId } from "./focus-target";
import { LinePicture } from "./line-picture";

/** Commands of a line's buttons, which show an icon; in the panel on a phone, also the words. */
const lineIntents = [
  ["wyzej", "arrow-up", "Przesuń wyżej"],
  ["nizej", "arrow-down", "Przesuń niżej"],
  ["usun", "x", "Usuń"],
] as const;

type LineProps = { line: LineView; room: number; rooms: readonly RoomView[] };

/** A line of the list. On a phone, a button opens the panel with the controls that move and remove the line. */
export function ProjectLineItem({ line, room, rooms }: LineProps) {
  const { number, code, quantity, note, card, problem } = line;
  const amount = amountText(quantity);
  const name = card?.name ?? code;
  /** Distinguishes the finishes of one product. */
  const label = card ? `${name}, ${code}` : code;
  const toolsId = `narzedzia-${number}`;
  return (
    <li id={lineId(number)} className="project-line">
      <div className="line-item">
        <LinePicture card={card} />
        <div>
          <h3 className="line-name">
            {card ? (
              <Link to={card.to} className="data-link card-link">
                {name}
              </Link>
            ) : (
              <span translate="no">{code}</span>
            )}
          </h3>
          {card && <ProductNote />}
          {card && <Numbers line={line} />}
          {note && <p className="line-note-text">{note}</p>}
          {quantity === 0 && (
            <p id={`ilosc-${number}`} className="text-sm font-medium text-error not-copied">
              Wpisz ilość od 1 do {maxQuantity}.
            </p>
          )}
        </div>
      </div>
      <span aria-hidden="true" className="line-amount sr-only">
        {amount}
      </span>
      <CopiedText rows={[note && sheetTexts.note + note, problem && sheetTexts.problem]} />
      <QuantityField number={number} quantity={quantity} line={label} />
      <button
        type="button"
        popovertarget={toolsId}
        aria-label={`Opcje: ${label}`}
        className="line-menu icon-button"
      >
        <Icon name="ellipsis-vertical" />
      </button>
      <div id={toolsId} popover="auto" data-stays-open="" className="line-tools print:hidden">
        <p className="font-semibold">{name}</p>
        <div className="line-note">
          <span aria-hidden="true" className="font-medium">
            Uwaga
          </span>
          <FollowingField
            name={fields.note}
            value={note ?? ""}
            placeholder="Uwaga"
            limit={maxNoteLength}
            aria-label={`Uwaga: ${label}`}
          />
        </div>
        {rooms.length > 1 && (
          <RoomSelect key={`${room} ${rooms.length}`} room={room} rooms={rooms} line={label} />
        )}
        {lineIntents.map(([intent, icon, words]) => (
          <IntentButton
            key={intent}
            intent={intentValue(intent, number)}
            aria-label={`${words}: ${label}`}
            className="icon-button"
          >
            <Icon name={icon} />
            <span>{words}</span>
          </IntentButton>
        ))}
      </div>
      <Problem line={line} />
    </li>
  );
}

function RoomSelect({ room, rooms, line }: Pick<LineProps, "room" | "rooms"> & { line: string }) {
  return (
    <label>
      <span className="font-medium">Do pomieszczenia</span>
      <select
        aria-label={`Do pomieszczenia: ${line}`}
        form={formId}
        name={fields.lineRoom}
        defaultValue={room}
        className="field-input"
      >
        {rooms.map(({ number, name }) => (
          <option key={number} value={number}>
            {name || untitledRoom}
          </option>
        ))}
      </select>
    </label>
  );
}

function Numbers({ line: { code, gtin, finish, replaces } }: { line: LineView }) {
  return (
    <p className="line-numbers">
      <span translate="no">
        {code}
        {gtin && <span className="line-gtin"> · EAN {gtin}</span>}
      </span>
      {finish && ` · ${finish.label}`}
      {replaces && ` · zastępuje ${replaces.join(", ")}`}
    </p>
  );
}

/** Reason why a line cannot be ordered, with a button for each replacement. */
function Problem({ line: { number, code, card, problem } }: { line: LineView }) {
  if (!problem) return null;
  return (
    <div className="line-problem">
      <p className="text-sm font-medium text-error">
        {problem.reason}{" "}
        {!card && (
          <Link to={`${paths.products}?${new URLSearchParams({ q: code })}`} className="link print:hidden">
            Szukaj w&nbsp;ofercie
          </Link>
        )}
      </p>
      <p className="mt-1 flex flex-wrap gap-2 empty:hidden print:hidden">
        {problem.replacements.map(({ code, label }) => (
          <IntentButton key={code} intent={intentValue("zamien", number, code)} className="chip">
            <ReplacementLabel code={code} label={label} />
          </IntentButton>
        ))}
      </p>
    </div>
  );
}

/** A replacement's label, in which the code is not broken. */
function ReplacementLabel({ code, label }: Replacement) {
  const [before, after] = label.split(code);
  return (
    <span>
      {before}
      <span translate="no" className="whitespace-nowrap">
        {code}
        {after}
      </span>
    </span>
  );
}
