/*
 * Imported before all else: until somebody listens, SIGHUP ends a process, and loading a build takes a second.
 */
let isAsked = false;
let answer = () => {
  isAsked = true;
};

// A development server ends with its terminal.
if (process.env.NODE_ENV !== "development") process.on("SIGHUP", () => answer());

/** Calls `listener` at each SIGHUP from now on, and now where one has come before. */
export function onHangup(listener: () => void): void {
  answer = listener;
  if (isAsked) listener();
  isAsked = false;
}
