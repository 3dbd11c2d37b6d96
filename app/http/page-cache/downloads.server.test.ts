import { once } from "node:events";
import { connect } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { listening } from "../../../tests/support/services/listening";
import { type DownloadLimits, deliverDownloads } from "./downloads.server";
import { pageTable } from "./page-table";

const megabyte = 1_000_000;
/** More bytes than fit into all buffers of a connection. */
const endlessBytes = 1_000_000 * megabyte;
const minuteMs = 60_000;
const generous = { atOnce: 3, ofCaller: 3, chunkWithinMs: minuteMs, wholeWithinMs: minuteMs };

/** Starts a site with downloads whose streams count the bytes read. */
async function servedDownload({
  bytes = 10,
  isOverloaded = false,
  ...limits
}: Partial<DownloadLimits> & { bytes?: number; isOverloaded?: boolean } = {}) {
  const made = { bytes: 0 };
  let ended = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const content = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const chunk = new Uint8Array(Math.min(65_536, bytes - made.bytes));
          made.bytes += chunk.byteLength;
          controller.enqueue(chunk);
          if (made.bytes < bytes) return;
          controller.close();
          ended();
        },
        cancel: ended,
      },
      { highWaterMark: 0 },
    );
  const routes = ["a.zip", "b.pdf"].map((path) => ({
    id: path,
    path,
    searchParams: ["x"],
    isDownload: true,
    hasPageData: false,
  }));
  const rendered: string[] = [];
  const origins: (string | undefined)[] = [];
  const app = express()
    .set("trust proxy", 1)
    .use((_request, response, next) => {
      response.locals.note = {};
      response.on("close", () => origins.push(response.locals.note.origin));
      next();
    })
    .use(
      deliverDownloads({
        routeAt: pageTable(routes),
        isOverloaded: () => isOverloaded,
        limits: { ...generous, ...limits },
        render: async (href) => {
          rendered.push(href);
          if (href.includes("x=none")) return new Response(null, { status: 404 });
          return new Response(content(), { headers: { ETag: '"tag"', "Content-Length": String(bytes) } });
        },
      }),
    )
    .use((_request, response) => response.send("not a download"));
  const origin = await listening(app);
  const ask = (target = "/a.zip", init?: RequestInit) => fetch(origin + target, init);
  /** Requests a download without reading it; resolves once the response has begun. */
  const askWithoutReading = async (caller = "10.0.0.1") => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`GET /a.zip HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${caller}\r\n\r\n`);
    await once(socket, "readable");
    return socket;
  };
  return { ask, askWithoutReading, made, end, rendered, origins };
}

test.each([
  ["HEAD", { method: "HEAD" }, 200],
  ["who has it already", { headers: { "If-None-Match": '"tag"' } }, 304],
])("for %s, nothing of it is made", async (_who, init, status) => {
  const { ask, made, end } = await servedDownload({ bytes: endlessBytes });
  const response = await ask("/a.zip", init);
  expect(response.status).toBe(status);
  expect(response.headers.get("etag")).toBe('"tag"');
  await end;
  expect(made.bytes).toBe(0);
});

test("no more is generated than the client reads, and a client that reads nothing is disconnected (21.11)", async () => {
  const { askWithoutReading, made, end } = await servedDownload({ bytes: endlessBytes, chunkWithinMs: 300 });
  const socket = await askWithoutReading();
  await end;
  // Network buffers accept some data although the client reads nothing.
  expect(made.bytes).toBeLessThan(50 * megabyte);
  socket.resume();
  await once(socket, "close");
});

test("a client that takes too long altogether is disconnected", async () => {
  const { ask } = await servedDownload({ bytes: endlessBytes, wholeWithinMs: 100 });
  await expect(ask().then((response) => response.bytes())).rejects.toThrow();
});

test("more than a few of a route at a time are rejected unbegun, and accepted once one has ended (21.11)", async () => {
  const { ask, askWithoutReading, rendered } = await servedDownload({ bytes: endlessBytes, atOnce: 2 });
  const sockets = [await askWithoutReading(), await askWithoutReading()];
  const rejected = await ask();
  expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(rendered).toHaveLength(2);
  const ofOtherRoute = await ask("/b.pdf");
  expect(ofOtherRoute.status).toBe(200);
  await ofOtherRoute.body?.cancel();
  sockets[0]?.destroy();
  const isTaken = async () => {
    const response = await ask();
    await response.body?.cancel();
    return response.status === 200;
  };
  while (!(await isTaken()));
});

test("one caller may have fewer than all callers together (21.11)", async () => {
  const { ask, askWithoutReading } = await servedDownload({ bytes: endlessBytes, ofCaller: 1 });
  await askWithoutReading("10.0.0.1");
  const rejected = await ask("/a.zip", { headers: { "X-Forwarded-For": "10.0.0.1" } });
  expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(await rejected.text()).toContain("<h1>Za dużo prób</h1>");
  const other = await ask("/a.zip", { headers: { "X-Forwarded-For": "10.0.0.2" } });
  expect(other.status).toBe(200);
  await other.body?.cancel();
});

test("while the site is overloaded, none is begun, and it counts as rejected, not as failed (22.11)", async () => {
  const { ask, rendered, origins } = await servedDownload({ isOverloaded: true });
  const rejected = await ask();
  expect(rejected.status).toBe(503);
  await rejected.text();
  await expect.poll(() => origins).toEqual(["rejected"]);
  expect(rendered).toEqual([]);
});
