import type { RequestHandler, Response } from "express";

/** Report of `/readyz`; `problem` is the reason why the site is not ready, or null. */
export type Readiness = { problem: string | null } & Record<string, unknown>;

/**
 * Time in ms for which the result of a check is reused. Each check writes to the database, so it must not run too often
 * (behaviour 22.2).
 */
const recheckMs = 1_000;

/**
 * Answers `GET /healthz` (200 while the process is alive) and `GET /readyz` (200 if the instance can serve visitors,
 * else 503 with the reason; behaviours 22.1, 22.2). Neither response is ever cached.
 * @param check checks the site's dependencies; must not throw
 * @param isDraining tells whether the server is shutting down
 */
export function answerHealth(check: () => Promise<Readiness>, isDraining: () => boolean): RequestHandler {
  let last: { at: number; readiness: Promise<Readiness> } | undefined;
  const readiness = () => {
    const now = performance.now();
    if (!last || now - last.at > recheckMs) last = { at: now, readiness: check() };
    return last.readiness;
  };
  const tell = async (response: Response) => {
    const { problem, ...details } = isDraining() ? { problem: "Serwer kończy pracę" } : await readiness();
    response
      .status(problem ? 503 : 200)
      .json({ status: problem ? "unavailable" : "ok", ...(problem && { reason: problem }), ...details });
  };
  return ({ method, path }, response, next) => {
    const isProbe = path === "/healthz" || path === "/readyz";
    if (!isProbe || (method !== "GET" && method !== "HEAD")) return next();
    response.set("Cache-Control", "no-store");
    if (path === "/healthz") response.type("text").send("ok");
    else void tell(response);
  };
}
