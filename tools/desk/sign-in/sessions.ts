import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeFileAtomically } from "lib/platform/files.server";
import { log } from "lib/platform/log.server";
import { z } from "zod";
import { oneByOne } from "../one-by-one";

const minuteMs = 60_000;
export const linkMinutes = 10;
export const linkMs = linkMinutes * minuteMs;
/** A working day. */
export const sessionMs = 12 * 60 * minuteMs;
/** A session ends after this time without use. What was typed is not lost. */
const idleMs = 60 * minuteMs;
export const guestMs = 7 * 24 * 60 * minuteMs;
/** Marks the sessions of an editor's guests, who see only the preview. */
const guestOf = "guest of ";

/** Where a session was begun: the browser's name and the caller's network. */
const device = z.object({ browser: z.string(), caller: z.string().nullable() });
export type Device = z.output<typeof device>;

const ticket = z.object({
  address: z.string(),
  until: z.number(),
  /** For an editor's session: the latest time to which use can prolong it. */
  last: z.number().optional(),
  device: device.optional(),
  /** For an editor's own view of the preview: hash of the session with which it ends. */
  within: z.string().optional(),
});
const tickets = z.array(z.tuple([z.string(), ticket]));
type Ticket = z.output<typeof ticket>;
type Link = Pick<Ticket, "address" | "until"> & { askedBy: string };

/**
 * Sign-in links, and the sessions of those who used one. Only hashes of the tokens are stored. Links live in this
 * process alone, since they are short-lived; sessions also in a file, so that a restart signs nobody out.
 */
export class Sessions {
  readonly #links = new Map<string, Link>();
  readonly #sessions: Map<string, Ticket>;
  readonly #file: string;
  readonly #inTurn = oneByOne();

  constructor(file: string) {
    this.#file = file;
    this.#sessions = new Map(readTickets(file));
  }

  /**
   * @param browser token of the browser that asks for the link
   * @returns the token of a link that signs a person in once, within {@link linkMinutes}
   */
  newLink(address: string, browser: string, now = Date.now()): string {
    return issue(this.#links, { address, until: now + linkMs, askedBy: hashOf(browser) }, now);
  }

  /**
   * Returns whom a link signs in, and whether this browser asked for it; null for a link that is unknown, used or too
   * old.
   */
  linkOf(token: string, browser = "", now = Date.now()): { address: string; isAsker: boolean } | null {
    const link = valid(this.#links, hashOf(token), now);
    return link && { address: link.address, isAsker: link.askedBy === hashOf(browser) };
  }

  /**
   * Uses up a link, and with it all links of the person. @param former token of the browser's session, which ends
   * @returns the token of a session; null for a link that is unknown, used or too old
   */
  async signIn(link: string, device: Device, former = "", now = Date.now()): Promise<string | null> {
    const address = valid(this.#links, hashOf(link), now)?.address;
    if (address === undefined) return null;
    this.#endLinks(address);
    this.#sessions.delete(hashOf(former));
    const session = { address, until: now + idleMs, last: now + sessionMs, device };
    const token = issue(this.#sessions, session, now);
    await this.#keep();
    return token;
  }

  /**
   * Returns the address of a session's editor; null for a session that is unknown, idle or too old.
   * @param isUse whether somebody acts, which keeps the session from ending
   */
  holder(token: string, isUse = true, now = Date.now()): string | null {
    return this.#holderOf(hashOf(token), isUse, now);
  }

  #holderOf(hash: string, isUse: boolean, now: number): string | null {
    const session = valid(this.#sessions, hash, now);
    const until = Math.min(now + idleMs, session?.last ?? 0);
    // Written to the file at most once a minute, not with each request.
    if (session && isUse && until > session.until + minuteMs) {
      session.until = until;
      this.#keep().catch((error) => log.error({ err: error }, "The desk's sessions could not be stored"));
    }
    return session?.address ?? null;
  }

  /**
   * @param session token of the session with which the guest's access ends, if any
   * @returns a token that shows the preview to anyone, for a limited time
   */
  async newGuest(host: string, ms: number, session?: string, now = Date.now()): Promise<string> {
    const within = session && hashOf(session);
    const token = issue(this.#sessions, { address: guestOf + host, until: now + ms, within }, now);
    await this.#keep();
    return token;
  }

  /** Returns the address of the editor whose guest has a token; null for a token that is unknown or too old. */
  hostOf(token: string, now = Date.now()): string | null {
    const { address = "", within } = valid(this.#sessions, hashOf(token), now) ?? {};
    const isOpen = address.startsWith(guestOf) && (!within || this.#holderOf(within, true, now) !== null);
    return isOpen ? address.slice(guestOf.length) : null;
  }

  /**
   * Lists the sessions of a person, the newest first.
   * @param own token of the session that asks
   */
  list(address: string, own: string, now = Date.now()) {
    return [...this.#sessions]
      .filter(([, session]) => session.address === address && session.until > now)
      .map(([id, { device, last }]) => ({
        id,
        device,
        since: last && last - sessionMs,
        isOwn: id === hashOf(own),
      }))
      .reverse();
  }

  /** Ends one session of a person. @param id as {@link list} names it */
  async end(address: string, id: string): Promise<void> {
    if (this.#sessions.get(id)?.address === address) this.#sessions.delete(id);
    await this.#keep();
  }

  /** Ends all sessions of a person, on every device, their links and their guests. */
  async signOut(address: string): Promise<void> {
    this.#endLinks(address);
    for (const [hash, ticket] of this.#sessions)
      if ([address, guestOf + address].includes(ticket.address)) this.#sessions.delete(hash);
    await this.#keep();
  }

  #endLinks(address: string) {
    for (const [hash, link] of this.#links) if (link.address === address) this.#links.delete(hash);
  }

  /** Lists are written one after the other: an older list written last would bring back a session that has ended. */
  #keep(): Promise<void> {
    return this.#inTurn(() => writeFileAtomically(this.#file, JSON.stringify([...this.#sessions])));
  }
}

/** A damaged file signs everybody out; they come back by a new link. */
function readTickets(file: string): [hash: string, Ticket][] {
  if (!existsSync(file)) return [];
  try {
    return tickets.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    log.warn({ err: error }, "The desk's sessions could not be read: everybody has to sign in again");
    return [];
  }
}

type Ending = { until: number };

/** @returns a token that nobody can guess */
export const newToken = () => randomBytes(32).toString("base64url");

function issue<One extends Ending>(tickets: Map<string, One>, ticket: One, now: number): string {
  for (const [hash, { until }] of tickets) if (until <= now) tickets.delete(hash);
  const token = newToken();
  tickets.set(hashOf(token), ticket);
  return token;
}

function valid<One extends Ending>(tickets: Map<string, One>, hash: string, now: number): One | null {
  const ticket = tickets.get(hash);
  return ticket && ticket.until > now ? ticket : null;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
