import { useActionData, useNavigation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useHasFeature } from "~/content/use-brand";
import * as paths from "~/paths";
import { useTypedText } from "~/remix/typed-text";
import { Link } from "~/ui/link";
import { addPress, fields, formId, otherRoom } from "../list/form-fields";
import type { Message } from "../list/leftovers";
import { maxLines } from "../list/project-list";
import type { RoomView } from "../list/room-views";
import { PressButton, RoomNameField } from "./controls";

/** What the server says about the text that was typed or pasted last. */
export type AddedText = {
  messages: readonly Message[];
  /** Text that was not added, and the room that was chosen for it. */
  rest: string;
  restRoom?: string | undefined;
  /** Number of a product, as an example of what to type. */
  typed: string;
};

/** `query` is that of the list's page. */
type AddToProjectProps = { added: AddedText; rooms: readonly RoomView[]; query: string };

/** The field in which visitors type or paste codes and EANs, the room for them, and what could not be added. */
export function AddToProject({ added, rooms, query }: AddToProjectProps) {
  const { messages, rest, restRoom, typed } = added;
  const text = useRef<HTMLTextAreaElement>(null);
  const hasParts = useHasFeature()("spareParts");
  useTypedText(text, fields.text);
  useAddedText(text, rest);
  return (
    <section aria-labelledby="dodaj" className="rounded-xl bg-sunken p-4 print:hidden">
      <h2 id="dodaj" className="text-lg font-semibold">
        {hasParts ? "Dodaj produkty i\u00a0części" : "Dodaj produkty"}
      </h2>
      <Messages messages={messages} query={query} />
      <div className="add-fields mt-3 grid gap-3">
        <label className="grid gap-1.5">
          <span className="font-medium">Numery katalogowe lub EAN</span>
          <textarea
            ref={text}
            form={formId}
            name={fields.text}
            rows={Math.min(8, rest.split("\n").length)}
            defaultValue={rest}
            placeholder={`np. ${typed} 2`}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="dodaj-jak"
            onKeyDown={addOnEnter}
            className="field-input"
          />
        </label>
        <RoomChoice key={rooms.map(({ name }) => name).join("\n")} rooms={rooms} chosen={restRoom} />
        <PressButton command={addPress} className="button button-primary">
          Dodaj do listy
        </PressButton>
      </div>
      <p id="dodaj-jak" className="mt-2 text-sm text-muted">
        Po jednym w&nbsp;wierszu; możesz dopisać ilość. Możesz też wkleić tabelę z&nbsp;arkusza albo pobraną
        listę. Lista mieści {maxLines} pozycji.
      </p>
    </section>
  );
}

/** What the last text did not add, as near to the field as possible. */
function Messages({ messages, query }: Pick<AddedText, "messages"> & { query: string }) {
  const notes = messages.filter(({ isNote }) => isNote);
  const problems = messages.filter(({ isNote }) => !isNote);
  return (
    <>
      {notes.map(({ text, rows }) =>
        rows.length === 0 ? (
          <p key={text} role="status" className="mt-2">
            {text}
          </p>
        ) : (
          <details key={text} className="mt-2">
            <summary>{text}</summary>
            <Quoted rows={rows} />
            {problems.length === 0 && (
              <Link to={`${paths.project}?${query}`} className="button button-quiet -ml-5">
                Odrzuć
              </Link>
            )}
          </details>
        ),
      )}
      {problems.length > 0 && (
        <div role="alert" className="mt-3 grid gap-2 border-l-4 border-error pl-3">
          {problems.map(({ text, rows }) => (
            <div key={text}>
              <p className="font-medium text-error">{text}</p>
              <Quoted rows={rows} />
            </div>
          ))}
          {/* Anybody can write such a URL. */}
          {problems.some(({ rows }) => rows.length > 0) && (
            <p className="text-sm text-muted">
              To cytaty z&nbsp;wklejonego tekstu, który jest w&nbsp;adresie tej strony, nie nasze słowa.
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Quoted({ rows }: { rows: readonly string[] }) {
  return (
    <blockquote className="text-sm empty:hidden">
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
    </blockquote>
  );
}

/**
 * The room for what is added: a room of the list, or a new one, whose name is then asked for. A list without named rooms
 * needs only the name.
 */
function RoomChoice({ rooms, chosen }: { rooms: readonly RoomView[]; chosen: string | undefined }) {
  const names = rooms.map(({ name }) => name);
  const isNew = chosen !== undefined && chosen !== "" && !names.includes(chosen);
  if (!names.some(Boolean))
    return (
      <div className="add-room grid gap-3">
        <RoomNameField label="Pomieszczenie" name={fields.textRoom} value={chosen ?? ""} />
      </div>
    );
  return (
    <div className="add-room grid gap-3">
      <label className="grid gap-1.5">
        <span className="font-medium">Pomieszczenie</span>
        <select
          form={formId}
          name={fields.textRoom}
          defaultValue={isNew ? otherRoom : (chosen ?? names.at(-1))}
          className="field-input"
        >
          {[...new Set(["", ...names])].map((name) => (
            <option key={name} value={name}>
              {name || "Bez pomieszczenia"}
            </option>
          ))}
          <option value={otherRoom}>Nowe pomieszczenie…</option>
        </select>
      </label>
      <div className="new-room">
        <RoomNameField label="Nazwa nowego" name={fields.textNewRoom} value={isNew ? chosen : ""} />
      </div>
    </div>
  );
}

/** Adds a single line with Enter, as scanners of bar codes end each code. In a longer text, Enter starts a new line. */
function addOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  const { value, form } = currentTarget;
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing || !value.trim() || value.includes("\n")) return;
  event.preventDefault();
  // The button is not a descendant of its form.
  form?.requestSubmit(document.querySelector<HTMLButtonElement>(`button[value="${addPress}"]`));
}

/** Empties the field when its text is on the list; what was not added stays. */
function useAddedText(field: { current: HTMLTextAreaElement | null }, rest: string) {
  const { formData } = useNavigation();
  const isRejected = useActionData<{ rejection?: string }>()?.rejection !== undefined;
  const isAdding = Boolean(formData?.get(fields.text));
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding && !isRejected && field.current) {
      field.current.value = rest;
      field.current.rows = Math.min(8, rest.split("\n").length);
    }
    wasAdding.current = isAdding;
  }, [isAdding, isRejected, rest, field]);
}
