/**
 * Imported first, because until something listens to it, SIGHUP ends the process. It has no meaning here: an instance
 * notices new publications by itself. In development it must end the server: the terminal was closed.
 */
if (process.env.NODE_ENV !== "development") process.on("SIGHUP", () => {});
