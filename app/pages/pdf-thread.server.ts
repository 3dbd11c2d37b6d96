import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { WorkerPool } from "lib/processes/worker-pool.server";
import { LRUCache } from "lru-cache";

/** A PDF to make on demand: the name of its maker (`tools/downloads/pdf-thread.ts`), and the data that the maker needs. */
export type PdfJob = { by: "project" | "template"; from: object };

const program = "build/pdf-thread.js";

/**
 * Number of worker threads; leaves a core for page requests if there are several cores (behaviour 27.10). A thread
 * generates the PDF of the longest list in a second or two.
 */
const workers = Math.min(2, Math.max(1, availableParallelism() - 1));
const limits = { workers, waiting: 8, withinMs: 30_000, idleMs: 30_000, heapMb: 64 };
/** Maximum size of the PDF cache in bytes. The PDF of a list with 15 products takes about 300 kB. */
const maxKeptBytes = 8_000_000;

const threads = new WorkerPool<PdfJob, Uint8Array>(program, limits);

const made = new LRUCache<string, Uint8Array, { job: PdfJob }>({
  maxSize: maxKeptBytes,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_key, _last, { context }) => threads.run(context.job),
});

/**
 * Generates a PDF in a worker thread. Concurrent requests for the same PDF share one task; recent PDFs are cached.
 * @throws if the queue is full, or if generation fails or times out
 */
export function makePdf(job: PdfJob): Promise<Uint8Array> {
  const key = createHash("sha256").update(JSON.stringify(job)).digest("base64url");
  return made.forceFetch(key, { context: { job } });
}
