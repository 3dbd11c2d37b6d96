import { Icon } from "~/ui/icons";
import { Prose, TitledSection } from "~/ui/page";
import { questionsHref } from "./query";
import type { QuestionGroup } from "./questions.server";

/**
 * Links to the questions of other pages. Each has the id of its answer, so that a link to an answer that is no longer
 * on this page ends one click away from it.
 */
export function OtherQuestions({
  questions,
}: {
  questions: { id: string; question: string; page: number }[];
}) {
  if (questions.length === 0) return null;
  return (
    <TitledSection id="inne" title="Inne pytania" className="mt-16">
      <ul className="mt-4 gap-x-16 lg:columns-2">
        {questions.map(({ id, question, page }) => (
          <li key={id} id={id} className="scroll-mt-40">
            <a href={`${questionsHref({ words: "", page })}#${id}`} className="line-link">
              {question}
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Grouped questions in native `<details>`. */
export function QuestionList({ groups }: { groups: QuestionGroup[] }) {
  return (
    <div className="container-page grid gap-10 lg:grid-cols-[16rem_1fr] lg:gap-16">
      <nav aria-label="Grupy pytań" className="lg:sticky lg:top-28 lg:self-start">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 lg:mx-0 lg:grid lg:gap-0 lg:px-0">
          {groups.map(({ id, label, icon }) => (
            <li key={id} className="flex-none">
              <a
                href={`#${id}`}
                className="chip whitespace-nowrap lg:flex lg:min-h-11 lg:rounded-none lg:border-0 lg:border-b lg:px-1 hover:lg:text-primary"
              >
                <Icon name={icon} className="size-4 text-primary" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-w-3xl">
        {groups.map((group) => (
          <TitledSection key={group.id} id={group.id} title={group.label} className="mb-14">
            <div className="mt-4 border-t border-line">
              {group.questions.map(({ id, question, html }) => (
                <details key={id} className="group border-b border-line">
                  <summary className="flex items-start justify-between gap-4 py-4">
                    <h3 className="min-w-0 text-lg font-medium">{question}</h3>
                    <Icon name="chevron-down" className="mt-1 size-5 text-muted group-open:rotate-180" />
                  </summary>
                  <div id={id} className="scroll-mt-40 pb-6">
                    <Prose html={html} />
                  </div>
                </details>
              ))}
            </div>
          </TitledSection>
        ))}
      </div>
    </div>
  );
}
