import express, { type Request, type RequestHandler } from "express";
import { RejectedError } from "./rejected-error";

export const textTooLong = "Tekst jest za długi: podziel go na kilka plików.";

/**
 * Parses JSON of limited size, and counts its values before it makes them: a byte of the smallest takes fifty of memory.
 * @param maxValues maximum number of objects, lists and what is in them
 * @param tooLong sentence for a longer body
 */
export function jsonBody(maxBytes: number, maxValues: number, tooLong?: string): RequestHandler {
  const verify = (_request: unknown, _response: unknown, bytes: Buffer, charset: string) => {
    // Others write the counted signs with other bytes.
    if (charset !== "utf-8") throw new RejectedError(415);
    if (hasMoreValues(bytes, maxValues)) throw new RejectedError(413, tooLong);
  };
  return ifShort(maxBytes, tooLong, express.json({ limit: maxBytes, inflate: false, verify }));
}

/** Parses a posted form of limited size. @param parameterLimit maximum number of fields */
export function formBody(maxBytes: number, parameterLimit = 100): RequestHandler {
  const options = { extended: false, inflate: false, limit: maxBytes, parameterLimit };
  return ifShort(maxBytes, textTooLong, express.urlencoded(options));
}

/** Rejects a body by the length that it declares, because a parser would read it to its end before it answers. */
function ifShort(maxBytes: number, tooLong: string | undefined, parse: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (request.headers["transfer-encoding"]) return next(new RejectedError(411));
    if (Number(request.headers["content-length"]) > maxBytes) return next(new RejectedError(413, tooLong));
    parse(request, response, next);
  };
}

/** Each value but the first of a list or an object follows a comma; commas within texts count too. */
function hasMoreValues(json: Buffer, max: number): boolean {
  let count = 0;
  for (const sign of Buffer.from(",[{"))
    for (let at = json.indexOf(sign); at >= 0; at = json.indexOf(sign, at + 1))
      if (++count > max) return true;
  return false;
}

/** Returns the text of a posted form's field. If the field was sent twice, the text is useless, but it is a string. */
export const formField = ({ body }: Request, name: string): string =>
  String((body as Record<string, unknown> | undefined)?.[name] ?? "");

/** Returns all that a posted form has in fields of one name. */
export const formFields = ({ body }: Request, name: string): string[] =>
  [(body as Record<string, unknown> | undefined)?.[name] ?? []].flat().map(String);
