import type { RequestHandler } from "express";
import { kindOf } from "../content-check/form-files";
import { expectPath } from "./requests/expect-path";
import { editorOf } from "./sign-in/access";

/** Time in ms without a request after which an editor counts as gone; browsers ask every ten seconds. */
const goneMs = 30_000;
/** Maximum number of files that count as opened by a person at once: the last ones. */
const maxOpen = 50;

/** Answers an editor who has a file open with the names of the others who have. */
export function presence(): RequestHandler {
  /** The files that each person has asked about, and when. */
  const seen = new Map<string, Map<string, number>>();
  return (request, response) => {
    const file = String(request.query.plik ?? "");
    // A link elsewhere can open this address, but not send the header.
    if (!kindOf(file) || !request.get("x-desk")) return response.json([]);
    expectPath(file);
    const { name } = editorOf(response);
    seen.set(name, new Map([...(seen.get(name) ?? []), [file, performance.now()] as const].slice(-maxOpen)));
    const isHere = (at = Number.NEGATIVE_INFINITY) => at > performance.now() - goneMs;
    response.json([...seen].flatMap(([one, files]) => (one !== name && isHere(files.get(file)) ? one : [])));
  };
}
