import { setTimeout as delay } from "node:timers/promises";
import { BodyTooLargeError, readBoundedAnswer } from "lib/platform/http";
import { categoryTreeId } from "./tree-id.server";

/** Limits for fetching the tree once, including retries (behaviour 14.3). Times are in ms, sizes in bytes. */
export const serviceLimits = {
  attemptMs: 5_000,
  totalMs: 8_000,
  retries: 2,
  retryMinMs: 300,
  retryMaxMs: 1_500,
  bodyBytes: 5 * 1024 * 1024,
};

export type CategoryServiceOptions = {
  /** Value of `CATEGORY_API_BASE`, without a trailing slash. */
  baseUrl: string;
  limits?: Partial<typeof serviceLimits>;
  fetch?: typeof globalThis.fetch;
  /** Returns the time of a monotonic clock, in ms. */
  now?: () => number;
  random?: () => number;
  wait?: (ms: number) => Promise<unknown>;
};

/** Thrown if the service sent no usable response; the message is for the log and `/readyz` (behaviour 14.2). */
export class CategoryServiceError extends Error {
  override name = "CategoryServiceError";

  /** @param passing whether a retry may help: after a network error, a timeout, a server error, or too many requests */
  constructor(
    message: string,
    readonly passing: boolean,
  ) {
    super(message);
  }
}

/**
 * Creates the client of `GET {base}/get_categories.php?id=4041` (behaviours 14.2, 14.3). Retries transient errors until
 * the total time limit.
 * @returns a function that fetches the tree as unvalidated JSON, or rejects with a {@link CategoryServiceError}
 */
export function createCategoryService(options: CategoryServiceOptions): () => Promise<unknown> {
  const {
    baseUrl,
    fetch = globalThis.fetch,
    now = () => performance.now(),
    random = Math.random,
    wait = delay,
  } = options;
  const limits = { ...serviceLimits, ...options.limits };

  return async function fetchCategoryTree() {
    const deadline = now() + limits.totalMs;
    const href = `${baseUrl}/get_categories.php?id=${categoryTreeId()}`;
    for (let retriesLeft = limits.retries; ; retriesLeft -= 1) {
      const budgetMs = Math.min(limits.attemptMs, Math.max(1, Math.ceil(deadline - now())));
      try {
        return await fetchJson(fetch, href, budgetMs, limits.bodyBytes);
      } catch (cause) {
        const fault = asServiceError(cause);
        const pauseMs = limits.retryMinMs + random() * (limits.retryMaxMs - limits.retryMinMs);
        if (!fault.passing || retriesLeft === 0 || now() + pauseMs >= deadline) throw fault;
        await wait(pauseMs);
      }
    }
  };
}

async function fetchJson(
  fetch: typeof globalThis.fetch,
  href: string,
  timeoutMs: number,
  maxBytes: number,
): Promise<unknown> {
  const response = await fetch(href, {
    redirect: "error",
    headers: { Accept: "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    const mayPass = response.status >= 500 || response.status === 429;
    throw new CategoryServiceError(`Błąd HTTP: ${response.status}`, mayPass);
  }
  const text = await readBoundedAnswer(response, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new CategoryServiceError("Usługa kategorii nie przysłała poprawnego JSON", false);
  }
}

function asServiceError(error: unknown): CategoryServiceError {
  if (error instanceof CategoryServiceError) return error;
  if (error instanceof BodyTooLargeError) {
    return new CategoryServiceError("Odpowiedź usługi kategorii jest za duża", false);
  }
  // On timeout, Node's fetch throws a TimeoutError; the fetch installed by Remix's server throws an AbortError.
  if (error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)) {
    return new CategoryServiceError("Usługa kategorii nie odpowiedziała na czas", true);
  }
  // The message of a fetch error says only "fetch failed"; its `cause` has the reason.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CategoryServiceError(`Usługa kategorii jest nieosiągalna: ${reason}`, true);
}
