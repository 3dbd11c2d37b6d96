/**
 * True if a SIGHUP arrived before {@link onHangup} was called. This module is imported first, because without a
 * listener a SIGHUP ends the process, and loading a build takes a second.
 */
let isPending = false;
let answer = () => {
  isPending = true;
};

// In development, SIGHUP must end the server, because it means that the terminal was closed.
if (process.env.NODE_ENV !== "development") process.on("SIGHUP", () => answer());

/** Calls `listener` on each SIGHUP, and immediately if a SIGHUP has arrived already. */
export function onHangup(listener: () => void): void {
  answer = listener;
  if (isPending) listener();
  isPending = false;
}
