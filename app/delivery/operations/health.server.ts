import type { RequestHandler, Response } from "express";

/** What `/readyz` tells; `problem` names what is wrong. */
export type Readiness = { problem: string | null } & Record<string, unknown>;

/** A check that is asked for more often is not repeated: it writes to the database. */
const recheckMs = 1_000;

/**
 * `GET /healthz`: 200 while the process lives. `GET /readyz`: 200 when visitors may be sent here, else 503 with the
 * reason. Neither is kept by anybody.
 * @param check asks what the site depends on; must not throw
 * @param isDraining whether the server is about to end
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
