/** Pages whose address carries a token: never kept, never shared. */
export const tokenPaths: ReadonlySet<string> = new Set(["/newsletter/potwierdz", "/newsletter/wypisz"]);

/** The only addresses that take a post. */
export const formPaths: ReadonlySet<string> = new Set(["/newsletter", ...tokenPaths]);

/** Takes a mail program's one click from any origin (RFC 8058): its token alone decides. */
export const oneClickPath = "/newsletter/wypisz";
