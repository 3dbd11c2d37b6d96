import * as paths from "~/paths";
import { Icon } from "~/ui/icons/icon";
import { Link } from "~/ui/links/link";
import { Picture } from "~/ui/pictures/picture";
import { fields, formId, press } from "./form-fields";
import { maxQuantity } from "./project-list";
import type { LineView, RoomView } from "./view";

type LineProps = { line: LineView; room: number; rooms: RoomView[] };

export function ProjectLineItem({ line, room, rooms }: LineProps) {
  const { number, code, quantity, card, finish, problem } = line;
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-line py-4 print:py-2">
      {card?.picture ? (
        <Picture
          picture={{ src: card.picture, alt: "" }}
          small
          sizes="5rem"
          className="w-20 rounded-lg print:w-16"
        />
      ) : (
        <div className="size-20 rounded-lg bg-stage print:hidden" />
      )}
      <div className="grow basis-48">
        <h3 className="leading-snug font-semibold">
          {card ? (
            <Link to={card.to} className="link line-link">
              {card.name}
            </Link>
          ) : (
            <span translate="no">{code}</span>
          )}
        </h3>
        {card && (
          <p className="text-sm text-muted tabular-nums">
            <span translate="no">{finish ? `${code} · EAN ${finish.gtin}` : code}</span>
            {finish && ` · ${finish.label}`}
          </p>
        )}
        {problem && <Problem line={line} problem={problem} />}
        {quantity === 0 && (
          <p id={`ilosc-${number}`} className="mt-1 text-sm font-medium text-error">
            Wpisz ilość od 1 do {maxQuantity}.
          </p>
        )}
      </div>
      <span className="hidden font-semibold print:block">
        {quantity > 0 ? `${quantity} szt.` : "ilość: ?"}
      </span>
      <div className="flex max-w-full flex-none flex-wrap items-center gap-2 print:hidden">
        <input
          key={`ilosc ${quantity}`}
          form={formId}
          name={fields.quantity}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxQuantity}
          required
          defaultValue={quantity || ""}
          aria-label={`Ilość: ${card?.name ?? code}`}
          aria-invalid={quantity === 0 ? true : undefined}
          aria-describedby={quantity === 0 ? `ilosc-${number}` : undefined}
          className="field-input w-20"
        />
        {rooms.length > 1 && (
          <select
            key={`miejsce ${room}`}
            form={formId}
            name={fields.lineRoom}
            defaultValue={room}
            aria-label={`Pomieszczenie: ${card?.name ?? code}`}
            className="field-input w-48 max-w-full"
          >
            {rooms.map(({ number, title }) => (
              <option key={number} value={number}>
                {title}
              </option>
            ))}
          </select>
        )}
        <div className="flex">
          <LineButton what="wyzej" icon="arrow-up" label="Przesuń wyżej" line={line} />
          <LineButton what="nizej" icon="arrow-down" label="Przesuń niżej" line={line} />
          <LineButton what="usun" icon="x" label="Usuń" line={line} />
        </div>
      </div>
    </li>
  );
}

type LineButtonProps = {
  what: "wyzej" | "nizej" | "usun";
  icon: "arrow-up" | "arrow-down" | "x";
  label: string;
  line: LineView;
};

function LineButton({ what, icon, label, line: { number, code, card } }: LineButtonProps) {
  return (
    <button
      type="submit"
      form={formId}
      formNoValidate
      name={fields.press}
      value={press(what, number)}
      aria-label={`${label}: ${card?.name ?? code}`}
      className="icon-button"
    >
      <Icon name={icon} />
    </button>
  );
}

/** Reason why a line cannot be ordered, with a button for each replacement. */
function Problem({
  line: { number, code, card },
  problem,
}: {
  line: LineView;
  problem: NonNullable<LineView["problem"]>;
}) {
  return (
    <div className="mt-1">
      <p className="text-sm font-medium text-error">
        {problem.reason}{" "}
        {!card && (
          <Link to={`${paths.products}?${new URLSearchParams({ q: code })}`} className="link print:hidden">
            Szukaj w ofercie
          </Link>
        )}
      </p>
      <p className="mt-1 flex flex-wrap gap-2 empty:hidden print:hidden">
        {problem.replacements.map(({ code, label }) => (
          <button
            key={code}
            type="submit"
            form={formId}
            formNoValidate
            name={fields.press}
            value={press("zamien", number, code)}
            className="chip"
          >
            {label}
          </button>
        ))}
      </p>
    </div>
  );
}
