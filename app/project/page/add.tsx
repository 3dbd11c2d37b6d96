import { useActionData, useNavigation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useHasFeature } from "~/brand/use-brand";
import { useTypedText } from "~/remix/typed-text";
import { addIntent, fields, formId, otherRoom } from "../list/form-fields";
import { maxLines } from "../list/project-list";
import { type RoomView, untitledRoom } from "../list/room-views";
import type { Reading } from "../pasted/reading.server";
import { IntentButton, RoomNameField } from "./controls";
import { ReadingPanel } from "./reading";

/** What the server says about the text that was typed or pasted last. */
export type AddedText = {
  /** How many numbers had no space on the list, and why; empty if all had. */
  surplus: string;
  /** How the text was read; absent if the page's URL has only the list. */
  reading?: Reading | null;
  /** Text that was not added, and the room that was chosen for it. */
  rest: string;
  restRoom?: string | undefined;
  /** Number of a product, as an example of what to type. */
  typed: string;
};

/** `query` is that of the list's page. */
type AddToProjectProps = {
  added: AddedText;
  rooms: readonly RoomView[];
  query: string;
  onReadingClosed: () => void;
};

/** The field in which visitors type or paste codes and EANs, the room for them, and what could not be added. */
export function AddToProject({ added, rooms, query, onReadingClosed }: AddToProjectProps) {
  const { surplus, reading, rest, restRoom, typed } = added;
  const text = useRef<HTMLTextAreaElement>(null);
  const hasParts = useHasFeature()("spareParts");
  useTypedText(text, fields.text);
  useAddedText(text, rest);
  return (
    <section aria-labelledby="dodaj" className="rounded-xl bg-sunken p-4 print:hidden">
      <h2 id="dodaj" className="text-lg font-semibold">
        {hasParts ? "Dodaj produkty i\u00a0części" : "Dodaj produkty"}
      </h2>
      {surplus && (
        <p role="alert" className="mt-3 border-l-4 border-error pl-3 font-medium text-error">
          {surplus}
        </p>
      )}
      {reading && <ReadingPanel reading={reading} query={query} onClosed={onReadingClosed} />}
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
            autoCorrect="off"
            spellCheck={false}
            aria-describedby="dodaj-jak"
            onKeyDown={addOnEnter}
            className="field-input"
          />
        </label>
        <RoomChoice key={rooms.map(({ name }) => name).join("\n")} rooms={rooms} chosen={restRoom} />
        <IntentButton intent={addIntent} className="button button-primary">
          Dodaj do listy
        </IntentButton>
      </div>
      <p id="dodaj-jak" className="mt-2 text-sm text-muted">
        Po jednym w&nbsp;wierszu; możesz dopisać ilość. Możesz też wkleić tabelę z&nbsp;arkusza albo pobraną
        listę. Lista mieści {maxLines} pozycji.
      </p>
    </section>
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
              {name || untitledRoom}
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
  form?.requestSubmit(document.querySelector<HTMLButtonElement>(`button[value="${addIntent}"]`));
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
