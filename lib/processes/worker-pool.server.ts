import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";

export type PoolLimits = {
  /** Maximum number of concurrent threads. */
  workers: number;
  /** Maximum length of the queue. */
  waiting: number;
  /** Timeout of a task in ms, after which its thread is terminated; loading its program does not count. */
  withinMs: number;
  /** Time in ms after which an idle thread is terminated. */
  idleMs: number;
  /** Heap limit of a thread, in MiB. */
  heapMb: number;
};

/** Thrown if no thread takes a task: the queue is full, or the machine has too much to do to start one. */
export class NoRoomError extends Error {}

type Job<Task, Result> = { task: Task; done: (result: Result) => void; fail: (error: unknown) => void };

/**
 * Runs work off the event loop in a few threads, which are started on demand. A thread's program sends a message once it is
 * loaded, and replies to each task with one. An exception ends the thread and rejects only the task that the thread was working on.
 */
export class WorkerPool<Task, Result> {
  readonly #program: string;
  readonly #limits: PoolLimits;
  readonly #startMs: number;
  readonly #waiting: Job<Task, Result>[] = [];
  /** Idle threads, with the timers that terminate them. */
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  readonly #loaded = new WeakSet<Worker>();
  #atWork = 0;

  /**
   * @param program path of a built file, relative to the working directory
   * @param startMs time in ms in which it is loaded, also on a busy machine
   */
  constructor(program: string, limits: PoolLimits, startMs = 120_000) {
    this.#program = program;
    this.#limits = limits;
    this.#startMs = startMs;
  }

  /** @throws {NoRoomError} @throws the thread's error, or a timeout */
  run(task: Task): Promise<Result> {
    const { workers, waiting } = this.#limits;
    if (this.#atWork >= workers && this.#waiting.length >= waiting)
      return Promise.reject(new NoRoomError("Too many queued tasks"));
    return new Promise((done, fail) => {
      this.#waiting.push({ task, done, fail });
      void this.#workOff();
    });
  }

  async #workOff() {
    if (this.#atWork >= this.#limits.workers) return;
    this.#atWork += 1;
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) await this.#make(job);
    this.#atWork -= 1;
  }

  async #make({ task, done, fail }: Job<Task, Result>) {
    let worker: Worker | undefined;
    try {
      worker = this.#takeIdle() ?? this.#start();
      if (!this.#loaded.has(worker)) await this.#load(worker);
      worker.postMessage(task);
      const [result] = await once(worker, "message", { signal: AbortSignal.timeout(this.#limits.withinMs) });
      this.#rest(worker);
      done(result);
    } catch (error) {
      void worker?.terminate();
      fail(error);
    }
  }

  async #load(worker: Worker) {
    await once(worker, "message", { signal: AbortSignal.timeout(this.#startMs) }).catch((error) => {
      throw error.name === "AbortError" ? new NoRoomError("A thread does not load") : error;
    });
    this.#loaded.add(worker);
  }

  #start(): Worker {
    const worker = new Worker(path.resolve(this.#program), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb },
    });
    // An idle thread must not keep the process alive. Errors need no handler here, because an error of the thread
    // rejects its pending task.
    worker.unref();
    worker.on("error", () => {});
    worker.on("exit", () => this.#idle.delete(worker));
    return worker;
  }

  #takeIdle(): Worker | undefined {
    const [found] = this.#idle;
    if (!found) return undefined;
    const [worker, timer] = found;
    clearTimeout(timer);
    this.#idle.delete(worker);
    return worker;
  }

  #rest(worker: Worker) {
    const timer = setTimeout(() => worker.terminate(), this.#limits.idleMs);
    this.#idle.set(worker, timer.unref());
  }
}
