import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import * as paths from "~/paths";
import { InlineScript } from "~/ui/behaviour";
import { PageHeader } from "~/ui/page";
import { isOnlyInAddress } from "../changes/memory";
import { rememberScript } from "../changes/remember-script";
import type { KindView } from "../export/files";
import { TakeHome } from "../export/section";
import { fields, formId } from "../list/form-fields";
import { carryingHref, marks } from "../list/query";
import type { ProjectView } from "../list/view";
import { type AddedText, AddToProject } from "./add";
import { EmptyProject, type ProjectExample } from "./empty";
import { FilledProject } from "./filled";
import { AddedNotice, type BackLink, RemovedNotice } from "./notices";
import { OtherProject } from "./other-project";
import { ReadingFields } from "./reading";
import type { codeId } from "./share";
import { useEdits } from "./use-edits";

/** Data of a list's page. */
export type ProjectPageData = AddedText & {
  view: ProjectView;
  /** Origin of the site. */
  siteUrl: string;
  /** Page of the list that is shown, from 1. */
  page: number;
  /** Whether the URL has a list that cannot be read. */
  isDamaged: boolean;
  /** QR code of the list's URL; empty if the URL is too long for one. */
  staticParts: Record<typeof codeId, string>;
  /** Number and total size of the files of each kind; `null` if the list contains no known product. */
  kinds: KindView[] | null;
  /** The list before the last removal, as the value of its URL parameter. */
  before: string | null;
  back: BackLink | null;
  example: ProjectExample | null;
  /** True if the server has not answered the visitor's last change yet. */
  isBehind?: boolean;
};

type ProjectPageBodyProps = {
  data: ProjectPageData;
  /** Why the last post was rejected. */
  rejection: string | undefined;
  /** Whether changes have to be posted, because the page is translated. */
  isOff: () => boolean;
  /** Called when the visitor closes the panel that shows how the last text was read. */
  onReadingClosed: () => void;
};

/**
 * Page body of a project list (behaviour 27.1). The list's fields and buttons are outside their form and refer to it by
 * id, because the print styles hide forms.
 */
export function ProjectPageBody({ data, rejection, isOff, onReadingClosed }: ProjectPageBodyProps) {
  const { view, siteUrl, staticParts, kinds, before, back, isBehind = false } = data;
  const edits = useEdits(view, data.page, isBehind, isOff);
  const { list, query, rooms, pages } = edits;
  const isScripted = useHydrated();
  const [isUnremembered, setUnremembered] = useState(false);
  // `OtherProject` has noted the list.
  useEffect(() => setUnremembered(isOnlyInAddress()));
  return (
    <>
      <PageHeader
        title="Lista projektowa"
        drawing={rooms.length === 0 ? "project" : undefined}
        lead="Numery, ilości i&nbsp;pomieszczenia są zapisane w&nbsp;adresie tej strony: zachowaj go albo wyślij."
      >
        <OtherProject list={list} isGiven={view.isGiven} />
      </PageHeader>
      <div className="container-page">
        {rejection && (
          <p role="alert" className="mb-4 text-error">
            {rejection}
          </p>
        )}
        {isBehind && (
          <p role="status" className="notice print:hidden">
            Serwis nie odpowiada. Zmiany są w&nbsp;adresie strony, a&nbsp;sumy i&nbsp;pliki odświeżymy, gdy
            odpowie.
          </p>
        )}
        {data.isDamaged && list === view.list && (
          <p role="alert" className="mb-4 text-error">
            Z&nbsp;tego adresu nie da się odczytać listy: jest ucięty albo zmieniony. Skopiuj go jeszcze raz
            w&nbsp;całości albo poproś o&nbsp;niego nadawcę.
          </p>
        )}
        {before !== null && before !== list && <RemovedNotice before={before} page={data.page} />}
        <AddedNotice back={back && (isScripted ? back : { ...back, to: carryingHref(back.to, query) })} />
        <p id={marks.read} className="notice added-notice print:hidden">
          Odczytano cały tekst i&nbsp;dodano do listy.
        </p>
        {isUnremembered && (
          <p role="status" className="notice print:hidden">
            Ta przeglądarka nie może zapamiętać listy. Zachowaj adres tej strony, zanim ją zamkniesz.
          </p>
        )}
        <Form
          ref={edits.form}
          id={formId}
          method="post"
          action={`${paths.project}?${query}`}
          preventScrollReset
          autoComplete="off"
          onSubmit={edits.onSubmit}
        >
          <input type="hidden" name={fields.list} value={list} />
          {pages.length > 1 && <input type="hidden" name={fields.page} value={edits.page} />}
          {isScripted && <input type="hidden" name={fields.isShown} value="1" />}
          {data.reading && <ReadingFields sent={data.reading.sent} />}
          {/* Enter activates a form's first submit button: this one, which submits without validation. */}
          <button type="submit" formNoValidate className="hidden">
            Zapisz zmiany
          </button>
        </Form>
        <InlineScript code={import.meta.env.SSR ? rememberScript : ""} />
        <AddToProject added={data} rooms={rooms} query={query} onReadingClosed={onReadingClosed} />
        {rooms.length === 0 ? (
          <EmptyProject example={data.example} />
        ) : (
          <FilledProject
            edits={edits}
            view={view}
            href={`${siteUrl}${paths.project}?${query}`}
            code={list === view.list ? staticParts : null}
            hasFiles={kinds !== null}
            isScripted={isScripted && !isOff()}
          />
        )}
        <TakeHome query={query} kinds={kinds} />
      </div>
    </>
  );
}
