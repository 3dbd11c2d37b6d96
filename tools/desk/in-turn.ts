import type { RequestHandler } from "express";
import { oneByOne } from "./one-by-one";
import { editorOf } from "./sign-in/access";

/**
 * Has an editor's requests wait for each other, unread, and for nobody else's: whatever one of them costs, and however many
 * are sent, it is one at a time.
 */
export function oneByEditor(): RequestHandler {
  const turns = new Map<string, ReturnType<typeof oneByOne>>();
  return (_request, response, next) => {
    const { address } = editorOf(response);
    const inTurn = turns.get(address) ?? oneByOne();
    turns.set(address, inTurn);
    void inTurn(() => {
      if (response.closed) return;
      next();
      return new Promise<void>((resolve) => response.once("close", resolve));
    });
  };
}
