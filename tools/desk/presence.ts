import type { RequestHandler } from "express";
import { kindOf } from "../content-check/form-files";
import { editorOf } from "./sign-in/access";

/** Time in ms after which who no longer asks has left; browsers ask every ten seconds. */
const goneMs = 30_000;

/** Answers an editor who has a file open with the names of the others who have. */
export function presence(): RequestHandler {
  const seen = new Map<string, Map<string, number>>();
  return ({ query }, response) => {
    const file = String(query.plik ?? "");
    const here = seen.get(file) ?? new Map<string, number>();
    const { name } = editorOf(response);
    if (kindOf(file)) seen.set(file, here.set(name, performance.now()));
    for (const [one, at] of here) if (at < performance.now() - goneMs) here.delete(one);
    response.json([...here.keys()].filter((one) => one !== name));
  };
}
