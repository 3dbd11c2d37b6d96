/** Imported first: without a listener, SIGHUP ends the process, and loading a build takes a second. */
let isAsked = false;
let answer = () => {
  isAsked = true;
};

// In development SIGHUP must end the server, because it means that the terminal was closed.
if (process.env.NODE_ENV !== "development") process.on("SIGHUP", () => answer());

/** Calls `listener` on each SIGHUP, and immediately if one was received before. */
export function onHangup(listener: () => void): void {
  answer = listener;
  if (isAsked) listener();
  isAsked = false;
}
