import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { WorkerPool } from "lib/platform/worker-pool.server";
import { LRUCache } from "lru-cache";
import type { TemplatePdf } from "~/fit/templates";
import type { ProjectPdf } from "~/project/export";

/** A PDF to make on demand: a project list, or a drilling template. */
export type PdfOrder =
  | { kind: "project"; document: ProjectPdf }
  | { kind: "template"; document: TemplatePdf };

const program = "build/pdf-thread.js";

/**
 * Number of worker threads; leaves a core for page requests if there are several cores (behaviour 27.10). A thread
 * generates the PDF of the longest list in a second or two.
 */
const workers = Math.min(2, Math.max(1, availableParallelism() - 1));
const limits = { workers, waiting: 8, withinMs: 30_000, idleMs: 30_000, heapMb: 64 };
/** Maximum size of the PDF cache in bytes. The PDF of a list with 15 products takes about 300 kB. */
const maxKeptBytes = 8_000_000;

const threads = new WorkerPool<PdfOrder, Uint8Array>(program, limits);

const made = new LRUCache<string, Uint8Array, { order: PdfOrder }>({
  maxSize: maxKeptBytes,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_key, _last, { context }) => threads.run(context.order),
});

/**
 * Generates a PDF in a worker thread. Concurrent requests for the same PDF share one task; recent PDFs are cached.
 * @throws if the queue is full, or if generation fails or times out
 */
export function makePdf(order: PdfOrder): Promise<Uint8Array> {
  const key = createHash("sha256").update(JSON.stringify(order)).digest("base64url");
  return made.forceFetch(key, { context: { order } });
}
