import type { RequestHandler, Response } from "express";

/** What `/readyz` reports; `problem` names what is wrong. */
export type Readiness = { problem: string | null } & Record<string, unknown>;

/** Requests within this time share one check, since each check writes to the database (behaviour 22.2). */
const recheckMs = 1_000;

/**
 * `GET /healthz`: 200 while the process lives. `GET /readyz`: 200 when visitors may be sent here, else 503 with the
 * reason (behaviours 22.1, 22.2). Neither is ever cached.
 * @param check checks what the site depends on; must not throw
 * @param isDraining whether the server is shutting down
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
    const isAsked = path === "/healthz" || path === "/readyz";
    if (!isAsked || (method !== "GET" && method !== "HEAD")) return next();
    response.set("Cache-Control", "no-store");
    if (path === "/healthz") response.type("text").send("ok");
    else void tell(response);
  };
}
