import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import { WorkerPool } from "~/platform/workers/worker-pool.server";
import type { ProjectExport } from "./project-export";

/** Data from which a list's PDF is generated. */
export type ProjectPdf = {
  project: ProjectExport;
  brand: { name: string; author: string; siteUrl: string };
  /** `YYYY-MM-DD` */
  date: string;
};

const program = "build/project-pdf.js";

/**
 * Number of worker threads; leaves a core for page requests if there are several cores (behaviour 27.10). A thread
 * generates the PDF of the longest list in less than a second.
 */
const workers = Math.min(2, Math.max(1, availableParallelism() - 1));
const limits = { workers, waiting: 8, withinMs: 10_000, idleMs: 30_000, heapMb: 64 };
/** Maximum size of the PDF cache in bytes. The PDF of a list with 15 products takes about 300 kB. */
const maxKeptBytes = 8_000_000;

const threads = new WorkerPool<ProjectPdf, Uint8Array>(program, limits);

const made = new LRUCache<string, Uint8Array, ProjectPdf>({
  maxSize: maxKeptBytes,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_key, _last, { context }) => threads.run(context),
});

/**
 * Generates a list's PDF in a worker thread. Concurrent requests for the same PDF share one task; recent PDFs are
 * cached.
 * @throws if the queue is full, or if generation fails or times out
 */
export function projectPdf(document: ProjectPdf): Promise<Uint8Array> {
  const key = createHash("sha256").update(JSON.stringify(document)).digest("base64url");
  return made.forceFetch(key, { context: document });
}
