import type { ReactNode } from "react";
import { Icon } from "~/ui/icons";
import { DateText, PageHeader, Prose, type ToolDrawingName } from "~/ui/page";
import type { EditorialPage } from "./pages.server";

type EditorialPageBodyProps = {
  page: Pick<EditorialPage, "title" | "lead" | "picture" | "updated" | "effectiveFrom" | "html" | "headings">;
  isLow?: boolean;
  /** Drawing of a tool, shown instead of the page's picture, which then only serves link previews. */
  drawing?: ToolDrawingName;
  /** The page's call to action, below its lead. */
  action?: ReactNode;
  /** Sections specific to this page, between its header and its text. */
  children?: ReactNode;
};

/** Layout of an editorial page: header, `children`, then the text, flush with its title, and beside it a table of contents. */
export function EditorialPageBody({ page, isLow, drawing, action, children }: EditorialPageBodyProps) {
  const contents = page.headings.filter(({ level }) => level === 2);
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} picture={page.picture} isLow={isLow} drawing={drawing}>
        {action}
        <p className="mt-4 text-sm text-muted">
          {page.effectiveFrom && (
            <>
              Obowiązuje od <DateText date={page.effectiveFrom} />.{" "}
            </>
          )}
          Aktualizacja: <DateText date={page.updated} />
        </p>
      </PageHeader>
      {children}
      <div className="container-page grid gap-10 lg:grid-cols-[minmax(0,1fr)_min(16rem,25%)] lg:gap-16">
        {contents.length > 2 && (
          <nav
            aria-labelledby="spis-tresci"
            className="lg:sticky lg:top-28 lg:order-last lg:max-h-[80dvh] lg:self-start lg:overflow-y-auto"
          >
            <details className="wide-open group">
              <summary className="line-link gap-2 text-sm font-semibold text-muted">
                <h2 id="spis-tresci">Na tej stronie</h2>
                <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
              </summary>
              <ul className="mt-2 border-l border-line">
                {contents.map(({ id, text }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="line-link -ml-px flex border-l border-transparent pl-4 text-[0.9375rem] text-muted hover:border-primary hover:text-ink"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        )}
        <Prose html={page.html} />
      </div>
    </article>
  );
}
