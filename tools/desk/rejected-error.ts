/** Thrown for a request that the desk rejects. The message is Polish and says what to do. */
export class RejectedError extends Error {
  constructor(
    readonly status: 400 | 403 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}
