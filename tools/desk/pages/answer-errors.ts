import type { NextFunction, Request, Response } from "express";
import { escapeMarkup } from "lib/formats/markup";
import { log } from "lib/platform/log.server";
import { ContentError } from "~/content/files.server";
import { describeIssues } from "../forms/issue-words";
import { loggedRequest } from "../requests/logged-request";
import { notUnderstood, RejectedError } from "../requests/rejected-error";
import { ConflictError } from "../saving/files";
import { scriptlessPage } from "./page";

/**
 * Answers errors with a message that says what to do; never with a stack trace, which would reveal the machine's
 * folders.
 */
export function answerErrors(error: unknown, request: Request, response: Response, _next: NextFunction) {
  const status = statusOf(error);
  const sentence = sentenceOf(error as Error, status);
  if (status === 500)
    log.error({ err: error, method: request.method, ...loggedRequest(request) }, "The desk failed");
  if (error instanceof ConflictError && request.headers["x-desk"]) {
    const { open, version, who } = error;
    response.status(status).json({ sentence, open, version, who });
  } else if (request.headers["x-desk"]) response.status(status).type("text").send(sentence);
  else
    response
      .status(status)
      .type("html")
      .send(scriptlessPage("Nie udało się", `<p class="lines">${escapeMarkup(sentence)}</p>`));
}

function statusOf(error: unknown): number {
  if (error instanceof RejectedError) return error.status;
  if (error instanceof ContentError) return 422;
  const { status = 500 } = error as { status?: number };
  return status >= 400 && status < 500 ? status : 500;
}

function sentenceOf(error: Error, status: number): string {
  if (error instanceof RejectedError) return error.message;
  if (error instanceof ContentError) return describeIssues(error.issues).join("\n");
  if (status < 500) return notUnderstood;
  return "Redakcja nie mogła tego zapisać. Powiedz administratorowi: przyczyna stoi w dzienniku redakcji. To, co masz w formularzu, nie zginęło.";
}
