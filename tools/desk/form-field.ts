import type { Request } from "express";

/** Returns what a posted form has in a field; a field that is sent twice is no text of any use, but a text. */
export const formField = ({ body }: Request, name: string): string =>
  String((body as Record<string, unknown> | undefined)?.[name] ?? "");

/** Returns all that a posted form has in fields of one name. */
export const formFields = ({ body }: Request, name: string): string[] =>
  [(body as Record<string, unknown> | undefined)?.[name] ?? []].flat().map(String);
