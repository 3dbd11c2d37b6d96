import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { plural } from "lib/polish/plural";
import { hasFeature } from "~/content/features.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { SearchForm } from "~/search/form";
import { cleanQuery } from "~/search/query";
import { findQuestions } from "~/search/search.server";
import { Link } from "~/ui/link";
import { EmptyState, PageHeader } from "~/ui/page";
import { questionsWithIds } from "../filter";
import { questionsJsonLd } from "../json-ld";
import { QuestionList } from "../list";
import { getQanda } from "../questions.server";

const title = "Pytania i\u00a0odpowiedzi";
const lead =
  "Dobór, montaż, pielęgnacja, gwarancja i\u00a0zakupy. Jeśli nie ma tu twojego pytania, napisz do nas.";

export const meta = pageMeta<typeof loader>(({ query, groups }) => ({
  title,
  description: lead,
  canonical: paths.questions,
  noindex: Boolean(query),
  jsonLd: () => questionsJsonLd(groups),
}));

export const handle = { ...breadcrumbHandle, searchParams: ["q"] };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** All questions, or with `?q=` those that the site's search finds (behaviour 1.17). */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!hasFeature("questions")) throwUnknownPath();
  const query = cleanQuery(new URL(request.url).searchParams.get("q") ?? "");
  const groups = getQanda();
  return json({
    query,
    groups: query ? questionsWithIds(groups, await findQuestions(query)) : groups,
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function QandaPage() {
  const { query, groups } = useLoaderData<typeof loader>();
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
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
        <QuestionList groups={groups} />
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
