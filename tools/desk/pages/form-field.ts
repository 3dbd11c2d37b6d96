import type { Request } from "express";

/** Returns the text of a posted form's field. If the field was sent twice, the text is useless, but it is a string. */
export const formField = ({ body }: Request, name: string): string =>
  String((body as Record<string, unknown> | undefined)?.[name] ?? "");

/** Returns all that a posted form has in fields of one name. */
export const formFields = ({ body }: Request, name: string): string[] =>
  [(body as Record<string, unknown> | undefined)?.[name] ?? []].flat().map(String);
