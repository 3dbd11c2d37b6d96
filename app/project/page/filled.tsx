import { plural } from "lib/polish/plural";
import * as paths from "~/paths";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { projectExportHref } from "../export/query";
import { fields, formId, intentValue } from "../list/form-fields";
import { emptyProject, maxNoteLength, maxRooms, parseProject } from "../list/project-list";
import { projectHref } from "../list/query";
import { countsOf, sheetTexts } from "../list/room-views";
import type { ProjectView } from "../list/view";
import { lineCount, pieceCount } from "../list/words";
import { CopiedText, FollowingField, IntentButton, RoomNameField } from "./controls";
import { focusField } from "./focus-target";
import { ProjectMisfits, ProjectNeeds, ProjectSums } from "./results";
import { RoomSection } from "./room";
import { ShareProject, type ShareProjectProps } from "./share";
import type { Edits } from "./use-edits";

const wrongForms = { one: "pozycja wymaga", few: "pozycje wymagają", many: "pozycji wymaga" };

/** Number of lines above which the rows are low, so that the list stays in view. */
const denseFrom = 13;

type FilledProjectProps = Pick<ShareProjectProps, "href" | "code"> & {
  edits: Edits;
  view: ProjectView;
  /** True if there is something to download. */
  hasFiles: boolean;
  /** True if changes are saved without a button. */
  isScripted: boolean;
};

/** A list with at least one room: its lines, the missing parts, the totals, and how to send the list. */
export function FilledProject({ edits, view, href, code, hasFiles, isScripted }: FilledProjectProps) {
  const { rooms, query, page, pages } = edits;
  const counts = countsOf(rooms);
  const isDense = counts.lines >= denseFrom;
  const named = rooms.filter(({ name }) => name !== "").length;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Counts {...counts} hrefOf={edits.hrefOfLine} />
        <p className="flex flex-wrap gap-3 print:hidden">
          {hasFiles && (
            <a
              href={projectExportHref("pdf", query)}
              download
              rel="nofollow"
              aria-label="Pobierz jako PDF"
              className="button button-secondary"
            >
              <Icon name="download" />
              PDF
            </a>
          )}
          <Link to={`${paths.enquiry}?${query}`} className="button button-secondary">
            Zapytaj o&nbsp;ten projekt
          </Link>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the changes of the fields in it */}
      <div
        className={isDense ? "dense" : undefined}
        onChange={edits.onFieldChange}
        onBlur={edits.onFieldLeave}
      >
        <CopiedText rows={[edits.name && sheetTexts.project + edits.name]} />
        <FollowingField
          name={fields.projectName}
          value={edits.name}
          placeholder="Nazwij projekt"
          aria-label="Nazwa projektu"
          limit={maxNoteLength}
          className="project-name"
        />
        {pages[page - 1]?.map(({ room, lines }) => (
          <RoomSection key={room.number} room={room} lines={lines} rooms={rooms} />
        ))}
      </div>
      <Pagination label="Strony listy" page={page} pages={pages.length} pageTo={edits.hrefOfPage} />
      <div className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-2 print:hidden">
        {named < maxRooms && <NewRoom key={named} />}
        <Link
          to={projectHref({ list: emptyProject, before: parseProject(edits.list) })}
          className="button button-quiet font-medium"
          onClick={(event) => {
            event.preventDefault();
            edits.clear();
          }}
        >
          Opróżnij listę
        </Link>
        <p className="save">
          <button type="submit" form={formId} className="button button-primary">
            Zapisz zmiany
          </button>
          <span className={isScripted ? undefined : "invisible"}>Zmiany zapisują się same.</span>
        </p>
      </div>
      <ProjectNeeds needs={view.needs} />
      <ProjectMisfits misfits={view.misfits} />
      <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-12">
        <ProjectSums sums={view.sums} />
        <ShareProject href={href} code={code} lines={counts.lines} name={edits.name} />
      </div>
    </>
  );
}

/** How much is on the list, and a link to the first line that needs attention. */
function Counts({
  lines,
  pieces,
  free,
  wrong: [first, ...others],
  hrefOf,
}: ReturnType<typeof countsOf> & { hrefOf: (line: number) => string }) {
  return (
    <p role="status" className="text-muted">
      {`${lineCount(lines)}, ${pieceCount(pieces)}.`}
      {free === 0 && " Lista jest pełna."}
      {first && (
        <>
          {" "}
          <Link to={hrefOf(first.number)} className="link text-error">
            {`${plural(others.length + 1, wrongForms)} uwagi.`}
          </Link>
        </>
      )}
    </p>
  );
}

function NewRoom() {
  return (
    <details onToggle={focusField}>
      <summary className="button button-quiet -ml-5 font-medium">
        <Icon name="plus" />
        Dodaj pomieszczenie
      </summary>
      <div className="room-form">
        <RoomNameField label="Nazwa nowego pomieszczenia" name={fields.newRoom} example="Łazienka 2" />
        <IntentButton intent={intentValue("nowy-pokoj", 0)} className="button button-secondary">
          Dodaj
        </IntentButton>
      </div>
    </details>
  );
}
