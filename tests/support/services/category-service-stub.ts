import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

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

/** Starts a stub of the category service on a free loopback port; `answer` sends its responses. */
export async function startCategoryServiceStub(answer: Answer = json(goodTree)) {
  const requests: string[] = [];
  let current = answer;
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    current(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Value for `CATEGORY_API_BASE`. */
    baseUrl: `http://127.0.0.1:${port}`,
    /** Paths and query strings of all requests, in order of arrival. */
    requests,
    /** Sets the response to all later requests. */
    answerWith(next: Answer) {
      current = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
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
