import type { IncomingMessage, ServerResponse } from "node:http";
import { listening } from "./listening";

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export type CategoryServiceStub = Awaited<ReturnType<typeof startCategoryServiceStub>>;

/** A small valid category tree. */
export const goodTree = {
  id: 4041,
  label: "Łazienka",
  to: "/produkty",
  parentId: null,
  image: null,
  children: [category(7001, "Krany z usługi", "/produkty/7001-krany")],
};

/**
 * Starts a stub of the category service on a free loopback port; `answer` sends its responses.
 * @param whenDone as for {@link listening}
 */
export async function startCategoryServiceStub(
  answer: Answer = json(goodTree),
  whenDone?: Parameters<typeof listening>[1],
) {
  const requests: string[] = [];
  let current = answer;
  const baseUrl = await listening((request, response) => {
    requests.push(request.url ?? "");
    current(response, request);
  }, whenDone);
  return {
    /** Value for `CATEGORY_API_BASE`. */
    baseUrl,
    /** Paths and query strings of all requests, in order of arrival. */
    requests,
    /** Sets the response to all later requests. */
    answerWith(next: Answer) {
      current = next;
    },
  };
}

/** A category without children, in the format of the service. */
export function category(id: number | string, label: string, to: string) {
  return { id, label, to, parentId: 4041, image: null as string | null, children: [] as unknown[] };
}

export const json = (value: unknown): Answer => text(JSON.stringify(value));

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(code, headers).end();
  };

export const text =
  (body: string, contentType = "application/json"): Answer =>
  (response) => {
    response.writeHead(200, { "Content-Type": contentType }).end(body);
  };

/** Announces a longer body than it sends, then closes the connection. */
export const cutOff =
  (body: string): Answer =>
  (response) => {
    response.writeHead(200, { "Content-Length": body.length * 2 });
    response.write(body, () => response.destroy());
  };

export const hangBeforeHeaders: Answer = () => {};

export const hangAfterHeaders: Answer = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).flushHeaders();
};

/** Sends an endless body, one byte at a time. */
export const trickle: Answer = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};
