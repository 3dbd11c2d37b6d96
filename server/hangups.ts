/** Imported first: without a listener SIGHUP ends the process, and loading a build takes a second. */
let isAsked = false;
let answer = () => {
  isAsked = true;
};

// A development server ends with its terminal.
if (process.env.NODE_ENV !== "development") process.on("SIGHUP", () => answer());

/** Calls `listener` at each SIGHUP from now on, and immediately for one received before. */
export function onHangup(listener: () => void): void {
  answer = listener;
  if (isAsked) listener();
  isAsked = false;
}
