export const notUnderstood = "Redakcja nie rozumie tego żądania.";

/** Thrown for a request that the desk rejects. The message is Polish and says what to do. */
export class RejectedError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 411 | 413 | 415 | 422 | 503,
    message = notUnderstood,
  ) {
    super(message);
  }
}
