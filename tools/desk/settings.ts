import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";

/** Who may use the desk on a server. A publisher also publishes and edits the legal pages. */
export type Editor = { name: string; address: string; isPublisher: boolean };

export type DeskSettings = {
  /** Public address of the desk: `https://desk.firma.pl`. */
  url: URL;
  /** Public address of the preview, on a host of its own: `https://podglad.firma.pl`. */
  previewUrl: URL;
  editors: ReadonlyMap<string, Editor>;
  /** Working folder: a clone of the repository, in which every save is a commit. */
  folder: string;
  /** Folder of the installed release, whose programs publish and show a preview. */
  release: string;
  /** Header in which an authenticating proxy names the editor's address; null: editors sign in by a mailed link. */
  userHeader: string | null;
  /** Secret that the authenticating proxy sends with each request, to prove that it has sent the request. */
  proxySecret: string | null;
};

const notAddress = ({ input }: { input: unknown }) => `„${input}” to nie adres`;

/** `Anna Nowak <anna@firma.pl>, jan@firma.pl` */
const people = z
  .string()
  .default("")
  .transform((list) =>
    addressparser(list, { flatten: true }).map(({ name, address }) => ({
      name: name || address.toLowerCase().replace(/@.*/, ""),
      address: (address || name).toLowerCase(),
    })),
  )
  .pipe(
    z.array(
      z.object({
        name: z.string().regex(/^[^@]*$/, { error: ({ input }) => `przy „${input}” brakuje przecinka` }),
        address: z.email({ error: notAddress }),
      }),
    ),
  );

const host = z
  .url({ protocol: /^https$/, error: "adres https://…" })
  .transform((url) => new URL(url))
  .refine(({ pathname }) => pathname === "/", "adres bez ścieżki");

const schema = z
  .object({
    DESK_EDITORS: people,
    DESK_PUBLISHERS: people,
    DESK_URL: host,
    DESK_PREVIEW_URL: host,
    DESK_FOLDER: z.string("folder roboczy").min(1),
    DESK_USER_HEADER: z
      .string()
      .regex(/^[\w-]+$/, "nazwa nagłówka")
      .optional(),
    DESK_PROXY_SECRET: z.string().min(32, "co najmniej 32 znaki").optional(),
  })
  .refine(({ DESK_USER_HEADER, DESK_PROXY_SECRET }) => !DESK_USER_HEADER === !DESK_PROXY_SECRET, {
    path: ["DESK_PROXY_SECRET"],
    error: "razem z DESK_USER_HEADER, bo bez niego ten nagłówek mógłby podać każdy",
  })
  .refine(({ DESK_URL, DESK_PREVIEW_URL }) => DESK_URL.host !== DESK_PREVIEW_URL.host, {
    path: ["DESK_PREVIEW_URL"],
    error: "inna nazwa niż DESK_URL, bo w podglądzie działają skrypty serwisu",
  });

/**
 * Reads the settings of a desk on a server; null without editors: then the desk is for one person, on this machine
 * only.
 * @throws an error with a one-line message
 */
export function deskSettings(source: Record<string, string | undefined> = process.env): DeskSettings | null {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  if (!given.DESK_EDITORS && !given.DESK_PUBLISHERS) {
    if (!given.DESK_URL) return null;
    throw new Error(
      "Błędna konfiguracja redakcji – DESK_EDITORS i DESK_PUBLISHERS są puste: nikt by nie wszedł",
    );
  }
  const { data, error } = schema.safeParse(given);
  if (!data) {
    const reasons = error.issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`);
    throw new Error(`Błędna konfiguracja redakcji – ${reasons.join("; ")}`);
  }
  const editors = new Map<string, Editor>();
  for (const one of data.DESK_EDITORS) editors.set(one.address, { ...one, isPublisher: false });
  for (const one of data.DESK_PUBLISHERS) editors.set(one.address, { ...one, isPublisher: true });
  return {
    url: data.DESK_URL,
    previewUrl: data.DESK_PREVIEW_URL,
    editors,
    folder: data.DESK_FOLDER,
    release: process.cwd(),
    userHeader: data.DESK_USER_HEADER?.toLowerCase() ?? null,
    proxySecret: data.DESK_PROXY_SECRET ?? null,
  };
}
