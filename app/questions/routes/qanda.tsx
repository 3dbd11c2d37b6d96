import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { plural } from "lib/polish/plural";
import { hasFeature } from "~/brand/features.server";
import { useOpenByFragment } from "~/editorial/open-by-fragment";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { StaticPart } from "~/remix/static-parts";
import { renderStaticParts } from "~/remix/static-parts.server";
import { SearchForm } from "~/search/form";
import { cleanQuery } from "~/search/query";
import { findQuestions } from "~/search/search.server";
import { Link } from "~/ui/link";
import { EmptyState, PageHeader } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { readPage } from "~/ui/paging";
import { questionsJsonLd } from "../json-ld";
import { OtherQuestions, QuestionList } from "../list";
import { pageOfQuestions, questionsWithIds } from "../pages";
import { questionParameters, questionsHref } from "../query";
import { getQanda } from "../questions.server";

const title = "Pytania i\u00a0odpowiedzi";
const lead =
  "Dobór, montaż, pielęgnacja, gwarancja i\u00a0zakupy. Jeśli nie ma tu twojego pytania, napisz do nas.";

export const meta = pageMeta<typeof loader>(({ query, groups, paging }) => ({
  title: paging && paging.page > 1 ? `${title}, strona ${paging.page}` : title,
  description: lead,
  canonical: questionsHref({ words: "", page: paging?.page ?? 1 }),
  noindex: Boolean(query),
  jsonLd: () => questionsJsonLd(groups),
}));

export const handle = { ...breadcrumbHandle, searchParams: questionParameters };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** All questions, or with `?q=` those that the site's search finds, 50 on a page (behaviour 1.17). */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!hasFeature("questions")) throwUnknownPath();
  const { searchParams } = new URL(request.url);
  const page = readPage(searchParams);
  const words = cleanQuery(searchParams.get("q") ?? "");
  const all = getQanda();
  const shown = pageOfQuestions(words ? questionsWithIds(all, await findQuestions(words)) : all, page);
  if (!shown) throw new Response(null, { status: 404 });
  const { groups, pages, others } = shown;
  return json({
    query: words,
    groups,
    ...(pages > 1 && {
      paging: { page, pages, found: others.length },
      staticParts: renderStaticParts({ "inne-pytania": <OtherQuestions questions={words ? [] : others} /> }),
    }),
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function QandaPage() {
  const { query, groups, paging, staticParts } = useLoaderData<typeof loader>();
  useOpenByFragment();
  const shown = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const count = shown + (paging?.found ?? 0);
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <SearchForm query={query} action={paths.questions} label="Szukaj w&nbsp;pytaniach" />
        {query && (
          <p role="status" className="mt-4">
            {`„${query}”: ${plural(count, { one: "pytanie", few: "pytania", many: "pytań" })}. `}
            <Link to={paths.questions} className="link">
              Wszystkie pytania
            </Link>
          </p>
        )}
      </PageHeader>
      {count > 0 ? (
        <>
          <QuestionList groups={groups} />
          {paging && staticParts && (
            <div className="container-page">
              <Pagination
                label="Strony pytań"
                {...paging}
                pageTo={(page) => questionsHref({ words: query, page })}
              />
              <StaticPart parts={staticParts} id="inne-pytania" />
            </div>
          )}
        </>
      ) : (
        <div className="container-page">
          <EmptyState
            title="Tego pytania jeszcze nie ma"
            text="Zadaj je pomocy technicznej: odpowiada w&nbsp;dni robocze."
            action={{ label: "Kontakt", to: paths.contact }}
          />
        </div>
      )}
    </>
  );
}
