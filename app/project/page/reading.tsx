import { plural } from "lib/polish/plural";
import { useEffect, useRef } from "react";
import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { fields, formId, readIntent } from "../list/form-fields";
import { correction, options } from "../pasted/corrections";
import type { Reading, ReadingColumn, ReadingRow, TextPart } from "../pasted/reading.server";
import { IntentButton } from "./controls";

/** Hidden fields of the list's form, from which the same text can be read again. */
export function ReadingFields({ sent: { text, before, after, room, corrections } }: Pick<Reading, "sent">) {
  const values = [
    [fields.readText, text],
    [fields.readBefore, before],
    [fields.readAfter, after],
    ...(room === undefined ? [] : [[fields.readRoom, room] as const]),
    ...corrections.map((one) => [fields.role, one] as const),
  ] as const;
  return values.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

type ReadingPanelProps = { reading: Reading; query: string; onClosed: () => void };

/**
 * Shows how the last text was read; open if something is asked. First comes what has to be checked, then the rest,
 * folded. A select says what a part was read as; a choice applies to all parts of its kind once the button reads the
 * text again.
 */
export function ReadingPanel({ reading, query, onClosed }: ReadingPanelProps) {
  const { summary, questions, asked, rows, hidden, columns, sent } = reading;
  const panel = useShown(questions > 0 ? sent.text : "");
  const [open, closed] = [columns.filter(({ isOpen }) => isOpen), columns.filter(({ isOpen }) => !isOpen)];
  const ids = [...open, ...asked].map((_, at) => `pytanie-${at + 1}`);
  return (
    <details
      ref={panel}
      key={sent.text}
      open={questions > 0 || sent.corrections.length > 0}
      className="reading mt-2"
    >
      <summary>
        <span role="status">{summary}</span> <span className="link">Pokaż, jak</span>
      </summary>
      {ids.length > 0 && (
        <>
          <ol className="read-rows">
            {open.map((column, at) => (
              <li key={ids[at]} id={ids[at]} tabIndex={-1}>
                <Column column={column} next={ids[at + 1]} />
              </li>
            ))}
            {asked.map((row, at) => (
              <li key={ids[open.length + at]} id={ids[open.length + at]} tabIndex={-1}>
                <Row row={row} next={ids[open.length + at + 1]} />
              </li>
            ))}
          </ol>
          <ReadAgain />
        </>
      )}
      {rows.length > 0 && (
        <details className="mt-2" open={ids.length === 0}>
          <summary>{`${plural(rows.length, readForms)} bez pytań`}</summary>
          <ol className="read-rows">
            {closed.map((column) => (
              <li key={`column ${column.number}`}>
                <Column column={column} />
              </li>
            ))}
            {rows.map((row) => (
              <li key={row.number}>
                <Row row={row} />
              </li>
            ))}
          </ol>
          <ReadAgain />
        </details>
      )}
      {hidden > 0 && <p className="mt-2 text-sm text-muted">{`I ${hidden} dalszych wierszy.`}</p>}
      <p className="mt-3">
        <Link to={`${paths.project}?${query}`} className="button button-quiet" onClick={onClosed}>
          Zamknij
        </Link>
      </p>
    </details>
  );
}

const readForms = { one: "wiersz odczytany", few: "wiersze odczytane", many: "wierszy odczytanych" };

/** Scrolls to an element when what it shows has changed; not for an empty text. */
function useShown(text: string) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (text) element.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return element;
}

function ReadAgain() {
  return (
    <p className="mt-3">
      <IntentButton intent={readIntent} className="button button-secondary">
        Odczytaj ponownie
      </IntentButton>
    </p>
  );
}

/** `next` is the id of the next question, if there is one. */
type Asked = { next?: string | undefined };

function NextQuestion({ next }: Asked) {
  return (
    next && (
      <a href={`#${next}`} className="link">
        Następne do sprawdzenia
      </a>
    )
  );
}

function Column({ column, next }: { column: ReadingColumn } & Asked) {
  const { number, head, text, isOpen } = column;
  const name = head === `Kolumna ${number}` ? head : `Kolumna ${number}, „${head}”`;
  return (
    <>
      <p className="read-text">{`${name}: ${text}`}</p>
      <div className="read-results">
        {isOpen ? (
          <p className="font-medium text-error">
            Co jest w&nbsp;tej kolumnie? <PieceRole part={column} name={name} />
          </p>
        ) : (
          <FoldedRole part={{ ...column, text: "" }} name={name} />
        )}
        <NextQuestion next={next} />
      </div>
    </>
  );
}

function Row({ row, next }: { row: ReadingRow } & Asked) {
  return (
    <>
      <RowText row={row} />
      <Results row={row} next={next} />
    </>
  );
}

function RowText({ row: { number, cells } }: { row: ReadingRow }) {
  const parts = cells.flatMap((cell, at) => [...(at > 0 ? [{ text: " | " }] : []), ...cell]);
  return (
    <div className="read-text">
      <small>{number}.</small>{" "}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their place
        <PartOfText key={at} part={part} row={number} />
      ))}
    </div>
  );
}

function Results({ row: { number, results }, next }: { row: ReadingRow } & Asked) {
  return (
    <div className="read-results">
      {results.map(({ text, isOpen, choice }) => {
        const part = { text: "", choice, label: isOpen ? "wybierz" : text };
        return (
          <div key={text} className={isOpen ? "font-medium text-error" : undefined}>
            {(isOpen || !choice) && text}{" "}
            {choice &&
              (isOpen ? (
                <PieceRole part={part} name={`Wiersz ${number}`} />
              ) : (
                <FoldedRole part={part} name={`Wiersz ${number}`} />
              ))}
          </div>
        );
      })}
      <NextQuestion next={next} />
    </div>
  );
}

function PartOfText({ part, row }: { part: TextPart; row: number }) {
  const { text, label, isOpen } = part;
  if (!label) return text;
  const name = `Wiersz ${row}, „${text}”`;
  if (!isOpen) return <FoldedRole part={part} name={name} />;
  return (
    <span className="part" data-role="?">
      <span className="part-text">{text}</span> <PieceRole part={part} name={name} />
    </span>
  );
}

/** A part that was read without a question: what it was read as and, once it is pressed, what else it may be. */
function FoldedRole({ part, name }: { part: TextPart; name: string }) {
  const { text, label, choice } = part;
  const words = (
    <>
      <span className="part-text">{text}</span> <small>{label}</small>
    </>
  );
  if (!choice)
    return (
      <span className="part" data-role={label}>
        {words}
      </span>
    );
  return (
    <details className="part" data-role={label}>
      <summary aria-label={`${name}: ${label}, zmień`}>{words}</summary> <PieceRole part={part} name={name} />
    </details>
  );
}

/** Says what a part was read as, and what else it may be. The option is sent only if the visitor has changed it. */
function PieceRole({ part: { label, choice }, name }: { part: TextPart; name: string }) {
  if (!choice) return <small>{label}</small>;
  const others = Object.entries(options[choice.of]).filter(([, other]) => other !== label);
  return (
    <select key={label} form={formId} name={fields.role} defaultValue="" aria-label={`${name}: co to jest`}>
      <option value="">{label ?? "…"}</option>
      {others.map(([role, other]) => (
        <option key={role} value={correction(choice.of, choice.kind, role)}>
          {other}
        </option>
      ))}
    </select>
  );
}
