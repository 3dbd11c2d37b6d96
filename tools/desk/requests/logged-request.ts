import type { Request } from "express";
import { truncatedIp } from "lib/platform/caller.server";

/** What the log says of a request: its path, without the query and a link's token, and the caller's network. */
export const loggedRequest = ({ originalUrl, ip }: Request) => ({
  path: originalUrl.replace(/\?.*/, "").replace(/^(\/wejscie|\/podglad)\/.*/i, "$1"),
  caller: truncatedIp(ip),
});
