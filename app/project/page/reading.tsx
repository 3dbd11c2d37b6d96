import { useEffect, useRef } from "react";
import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { fields, formId, readIntent } from "../list/form-fields";
import { correction, options } from "../pasted/corrections";
import type { Choice, Reading, ReadingColumn, ReadingRow, TextPart } from "../pasted/reading.server";
import { IntentButton } from "./controls";

/** What a new reading of the same text needs, in the list's form. */
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
 * The last text beside what it became, open where something is asked. A select in the text says what a part was taken
 * for; its choice counts for all of the kind. Scripts post it at once, without them a button does.
 */
export function ReadingPanel({ reading, query, onClosed }: ReadingPanelProps) {
  const { summary, questions, rows, hidden, columns } = reading;
  return (
    <details key={reading.sent.text} open={questions > 0} className="reading mt-4">
      <summary>
        <span role="status">{summary}</span> <span className="link">Pokaż, jak</span>
      </summary>
      <div onChange={readAgain}>
        {columns.length > 0 ? <ReadTable columns={columns} rows={rows} /> : <ReadLines rows={rows} />}
      </div>
      {hidden > 0 && <p className="mt-2 text-sm text-muted">{`I ${hidden} dalszych wierszy.`}</p>}
      <p className="mt-3 flex flex-wrap gap-3">
        <IntentButton intent={readIntent} className="button button-secondary">
          Odczytaj ponownie
        </IntentButton>
        <Link to={`${paths.project}?${query}`} className="button button-quiet" onClick={onClosed}>
          Zamknij
        </Link>
      </p>
    </details>
  );
}

function readAgain() {
  const button = document.querySelector<HTMLButtonElement>(`button[value="${readIntent}"]`);
  button?.form?.requestSubmit(button);
}

function ReadLines({ rows }: { rows: readonly ReadingRow[] }) {
  return (
    <ol className="read-rows">
      {rows.map((row) => (
        <li key={row.number} value={row.number}>
          <p className="read-text">
            {row.cells.flat().map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their place
              <PartOfText key={at} part={part} />
            ))}
          </p>
          <Results row={row} />
        </li>
      ))}
    </ol>
  );
}

function ReadTable({ columns, rows }: { columns: readonly ReadingColumn[]; rows: readonly ReadingRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also with a keyboard
    <section tabIndex={0} aria-label="Wklejona tabela" className="read-table">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.choice?.kind} scope="col">
                {column.head}
                <PieceRole part={column} name={column.head} />
              </th>
            ))}
            <th scope="col">Na liście</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              {columns.map(({ choice, label, isOpen }, at) => (
                <td key={choice?.kind} data-role={isOpen ? "?" : label}>
                  {row.cells[at]?.map(({ text }) => text).join("") ?? ""}
                </td>
              ))}
              <td>
                <Results row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Results({ row: { number, results } }: { row: ReadingRow }) {
  return (
    <div className="read-results">
      {results.map(({ text, isOpen, choice }) => (
        <p key={text} className={isOpen ? "font-medium text-error" : undefined}>
          {isOpen && <span aria-hidden="true">! </span>}
          {(isOpen || !choice) && text}
          {choice && (
            <PieceRole
              part={{ text, choice, label: isOpen ? "brak numeru" : text }}
              name={`Wiersz ${number}`}
            />
          )}
        </p>
      ))}
    </div>
  );
}

function PartOfText({ part }: { part: TextPart }) {
  const { text, label, isOpen } = part;
  if (!label) return text;
  return (
    <span className="part" data-role={isOpen ? "?" : label}>
      <span className="part-text">{text}</span>
      <PieceRole part={part} name={`„${text}”`} />
    </span>
  );
}

/** Says what a part was taken for, and what else it may be. The chosen option is sent only once it is another one. */
function PieceRole({ part: { label, choice }, name }: { part: TextPart; name: string }) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(label);
  useEffect(() => {
    if (shown.current !== label && select.current) select.current.value = "";
    shown.current = label;
  });
  if (!choice) return <small>{label}</small>;
  const others = othersOf(choice, label);
  return (
    <select
      ref={select}
      form={formId}
      name={fields.role}
      defaultValue=""
      aria-label={`${name}: co to jest`}
      autoComplete="off"
    >
      <option value="">{label ?? "…"}</option>
      {others.map(([role, other]) => (
        <option key={role} value={correction(choice.of, choice.kind, role)}>
          {other}
        </option>
      ))}
    </select>
  );
}

function othersOf({ of }: Choice, label: string | undefined) {
  return Object.entries(options[of]).filter(([, other]) => other !== label);
}
