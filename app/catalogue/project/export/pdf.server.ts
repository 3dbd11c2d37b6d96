import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import { WorkerPool } from "~/platform/workers/worker-pool.server";
import type { ProjectExport } from "./project-export";

/** The content of a list's PDF. */
export type ProjectPdf = {
  project: ProjectExport;
  brand: { name: string; author: string; siteUrl: string };
  /** `YYYY-MM-DD` */
  date: string;
};

const program = "build/project-pdf.js";

/** Leaves one core for page requests (behaviour 27.10). The longest list takes a thread less than a second. */
const workers = Math.min(2, Math.max(1, availableParallelism() - 1));
const limits = { workers, waiting: 8, withinMs: 10_000, idleMs: 30_000, heapMb: 64 };
/** Cache size, in bytes. For scale: the PDF of fifteen products has about 300 kB. */
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
