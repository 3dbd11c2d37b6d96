/**
 * Imported first, because until something listens to it, SIGHUP ends the process. It means nothing here: an instance sees
 * by itself what is published. In development it must end the server: the terminal was closed.
 */
if (process.env.NODE_ENV !== "development") process.on("SIGHUP", () => {});
