/** The text of each document's answer, as long as the answer is held. */
const texts = new WeakMap<Response, string>();

/**
 * A response with a document. The page cache reads its text directly ({@link documentText}): encoding it and reading
 * the stream again would cost a tenth of a render. Others read its body as usual.
 */
export function documentAnswer(html: string, init: ResponseInit): Response {
  const source: UnderlyingDefaultSource = {
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(html));
      controller.close();
    },
  };
  // Encoded lazily.
  const body = new ReadableStream(source, { highWaterMark: 0 });
  const answer = new Response(body, init);
  texts.set(answer, html);
  return answer;
}

/** The text of an answer of {@link documentAnswer}. */
export function documentText(answer: Response): string | undefined {
  return texts.get(answer);
}
