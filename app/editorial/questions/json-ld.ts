import { schemaOrg } from "~/platform/schema-org";
import type { QuestionGroup } from "./questions.server";

/** Questions with their answers for search engines. */
export function questionsJsonLd(groups: QuestionGroup[]): object {
  return {
    "@context": schemaOrg,
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, html }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: html },
      })),
    ),
  };
}
