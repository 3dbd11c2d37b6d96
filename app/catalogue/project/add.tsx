import { useRef } from "react";
import { useTypedText } from "~/remix/typed-text";
import { fields, formId } from "./form-fields";
import { maxLines, maxNameLength } from "./project-list";
import type { ProjectView } from "./view";

type AddToProjectProps = { view: ProjectView; rest: string; restRoom?: string };

/**
 * Form section in which the visitor types or pastes product codes and EANs, and enters an existing or new room for
 * them.
 */
export function AddToProject({ view, rest, restRoom }: AddToProjectProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  useTypedText(text, fields.text);
  const rooms = view.rooms.map(({ name }) => name).filter((name) => name !== "");
  return (
    <section aria-labelledby="dodaj" className="mt-12 max-w-2xl print:hidden">
      <h2 id="dodaj" className="text-heading">
        Dodaj produkty
      </h2>
      <div className="mt-5 grid gap-4">
        <label className="grid gap-1.5">
          <span className="font-medium">Numery katalogowe lub EAN</span>
          <textarea
            ref={text}
            form={formId}
            name={fields.text}
            rows={5}
            defaultValue={rest}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="dodaj-jak"
            className="field-input"
          />
        </label>
        <p id="dodaj-jak" className="text-sm text-muted">
          Po jednym w wierszu, mogą być z ilością: <span className="inline-block">„LR-120-CH 2”</span>. Możesz
          też wkleić tabelę z arkusza albo pobraną listę. Lista mieści {maxLines} pozycji.
        </p>
        <label className="grid gap-1.5">
          <span className="font-medium">Pomieszczenie</span>
          <input
            form={formId}
            name={fields.textRoom}
            list="pomieszczenia"
            defaultValue={restRoom ?? rooms.at(-1)}
            placeholder="np. Łazienka 1"
            maxLength={maxNameLength}
            autoComplete="off"
            className="field-input"
          />
        </label>
        <datalist id="pomieszczenia">
          {[...new Set(rooms)].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <p>
          <button type="submit" form={formId} formNoValidate className="button button-secondary">
            Dodaj do listy
          </button>
        </p>
      </div>
    </section>
  );
}
