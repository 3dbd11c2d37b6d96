import { Form } from "@remix-run/react";
import * as paths from "~/paths";
import { plural } from "~/polish/plural";
import { EmptyState } from "~/ui/empty-state";
import { InlineScript } from "~/ui/inline-script";
import { Link } from "~/ui/links/link";
import { PageHeader } from "~/ui/page-header";
import type { QrCode } from "~/ui/qr/qr-code.server";
import { AddToProject } from "./add";
import type { KindView } from "./export/files";
import { TakeHome } from "./export/section";
import { fields, formId } from "./form-fields";
import { OtherProject } from "./other-project";
import { ProjectMisfits, ProjectNeeds, ProjectSums } from "./results";
import { RoomSection } from "./room";
import { ShareProject } from "./share";
import { rememberScript } from "./shown-project";
import type { ProjectView } from "./view";

type ProjectPageBodyProps = {
  view: ProjectView;
  /**
   * Warnings about the last post. `rest` is pasted text that was not added; `restRoom` is the room chosen for that
   * text.
   */
  messages: string[];
  rest?: string;
  restRoom?: string;
  /** Absolute URL of the list. `qr` is the QR code of this URL; `null` if the URL is too long for a QR code. */
  href: string;
  qr: QrCode | null;
  /** Number and total size of the files of each kind; `null` if the list contains no known product. */
  kinds: KindView[] | null;
};

const lineForms = { one: "pozycja", few: "pozycje", many: "pozycji" };

/**
 * Page body of a project list (behaviour 27.1). The list's fields and buttons are outside their form and refer to it by
 * id, because the print styles hide forms.
 */
export function ProjectPageBody({
  view,
  messages,
  rest = "",
  restRoom,
  href,
  qr,
  kinds,
}: ProjectPageBodyProps) {
  return (
    <>
      <PageHeader
        title="Lista projektowa"
        drawing={view.rooms.length === 0 ? "project" : undefined}
        lead="Numery, ilości i pomieszczenia są zapisane w adresie tej strony: zachowaj go albo wyślij."
      >
        <OtherProject view={view} />
      </PageHeader>
      <div className="container-page">
        {messages.length > 0 && (
          <ul role="alert" className="mb-6 text-error">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        <Form id={formId} method="post" action={`${paths.project}?${view.query}`} preventScrollReset>
          <input type="hidden" name={fields.list} value={view.list} />
          {/* Enter activates a form's first submit button: this one, which submits without validation. */}
          <button type="submit" formNoValidate className="hidden">
            Zapisz zmiany
          </button>
        </Form>
        <InlineScript code={import.meta.env.SSR ? rememberScript : ""} />
        {view.rooms.length === 0 ? (
          <EmptyState
            title="Lista jest pusta"
            text="Naciśnij „Dodaj do projektu” przy produkcie albo wpisz numery poniżej."
            action={{ label: "Zobacz produkty", to: paths.products }}
          />
        ) : (
          <FilledProject view={view} href={href} qr={qr} />
        )}
        <TakeHome view={view} kinds={kinds} />
        {/* When the list changes, the new key makes React discard the typed text. */}
        <AddToProject key={view.list + rest} view={view} rest={rest} restRoom={restRoom} />
      </div>
    </>
  );
}

function FilledProject({ view, href, qr }: Pick<ProjectPageBodyProps, "view" | "href" | "qr">) {
  const { rooms, lines, free, problems } = view;
  return (
    <>
      <p role="status" className="text-muted">
        {plural(lines, lineForms)},{" "}
        {plural(view.sums.pieces, { one: "sztuka", few: "sztuki", many: "sztuk" })}.
        {free === 0 && " Lista jest pełna."}
        {problems > 0 && (
          <strong className="font-semibold text-error">
            {` ${plural(problems, { one: "pozycja wymaga", few: "pozycje wymagają", many: "pozycji wymaga" })} uwagi.`}
          </strong>
        )}{" "}
        <a href="#dodaj" className="link print:hidden">
          Dodaj kolejne
        </a>
      </p>
      {rooms.map((room) => (
        <RoomSection key={`${room.number} ${room.name}`} room={room} rooms={rooms} />
      ))}
      <p className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
        <button type="submit" form={formId} className="button button-primary">
          Zapisz zmiany
        </button>
        <Link to={`${paths.enquiry}?${view.query}`} className="button button-secondary">
          Zapytaj o ten projekt
        </Link>
        <Link to={`${paths.project}?l=1`} className="button button-quiet">
          Opróżnij listę
        </Link>
      </p>
      <ProjectNeeds needs={view.needs} />
      <ProjectMisfits misfits={view.misfits} />
      <div className="mt-12 grid gap-12 lg:grid-cols-2">
        <ProjectSums sums={view.sums} />
        <ShareProject href={href} qr={qr} lines={lines} />
      </div>
    </>
  );
}
