import express, { type Request, type RequestHandler } from "express";
import { RejectedError } from "./rejected-error";

export const textTooLong = "Tekst jest za długi: podziel go na kilka plików.";

/**
 * Parses JSON of limited size, and counts its values first, because one byte of JSON can become fifty bytes of memory.
 * @param maxValues maximum number of objects, lists and their elements
 * @param tooLong message if the body is longer
 */
export function jsonBody(maxBytes: number, maxValues: number, tooLong?: string): RequestHandler {
  const verify = (_request: unknown, _response: unknown, bytes: Buffer, charset: string) => {
    // Other encodings have other bytes for the characters that are counted.
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

/** Returns the text of a posted form's field. If the field was sent twice, the text is useless, but still a string. */
export const formField = ({ body }: Request, name: string): string =>
  String((body as Record<string, unknown> | undefined)?.[name] ?? "");

/** Returns the values of all fields of a posted form that have this name. */
export const formFields = ({ body }: Request, name: string): string[] =>
  [(body as Record<string, unknown> | undefined)?.[name] ?? []].flat().map(String);
