/** HTML of each document response, released together with the response. */
const texts = new WeakMap<Response, string>();

/**
 * Returns a response with an HTML document. The page cache reads the HTML directly ({@link documentText}), because
 * encoding and reading a stream would cost a tenth of a render. Other code reads the body as usual.
 */
export function documentAnswer(html: string, init: ResponseInit): Response {
  const source: UnderlyingDefaultSource = {
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(html));
      controller.close();
    },
  };
  // With a high-water mark of 0, the HTML is encoded only if the body is read.
  const body = new ReadableStream(source, { highWaterMark: 0 });
  const answer = new Response(body, init);
  texts.set(answer, html);
  return answer;
}

/** Returns the HTML of a response made by {@link documentAnswer}; undefined for other responses. */
export function documentText(answer: Response): string | undefined {
  return texts.get(answer);
}
