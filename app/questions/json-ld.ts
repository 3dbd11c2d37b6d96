import type { QuestionGroup } from "./questions.server";

/** Returns structured data of the questions and answers (schema.org FAQPage). */
export function questionsJsonLd(groups: QuestionGroup[]): object {
  return {
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
