import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeFileAtomically } from "lib/platform/files.server";
import { log } from "lib/platform/log.server";
import { z } from "zod";
import { oneByOne } from "../one-by-one";

const linkMs = 15 * 60_000;
export const sessionMs = 12 * 60 * 60_000;
export const guestMs = 7 * 24 * 60 * 60_000;
/** Marks the sessions of an editor's guests, who see only the preview. */
const guestOf = "guest of ";

const ticket = z.object({ address: z.string(), until: z.number() });
const tickets = z.array(z.tuple([z.string(), ticket]));
type Ticket = z.output<typeof ticket>;

/**
 * Sign-in links, and the sessions of those who used one. Only hashes of the tokens are stored. Links live in this
 * process alone, since they are short-lived; sessions also in a file, so that a restart signs nobody out.
 */
export class Sessions {
  readonly #links = new Map<string, Ticket>();
  readonly #sessions: Map<string, Ticket>;
  readonly #file: string;
  readonly #inTurn = oneByOne();

  constructor(file: string) {
    this.#file = file;
    this.#sessions = new Map(readTickets(file));
  }

  /** @returns the token of a link that signs a person in once, within 15 minutes */
  newLink(address: string, now = Date.now()): string {
    return issue(this.#links, address, now, linkMs);
  }

  isLink(token: string, now = Date.now()): boolean {
    return holderOf(this.#links, token, now) !== null;
  }

  /** Uses up a link. @returns the token of a session of 12 hours; null for a link that is unknown, used or too old */
  async signIn(link: string, now = Date.now()): Promise<{ token: string; address: string } | null> {
    const address = holderOf(this.#links, link, now);
    if (address === null) return null;
    this.#links.delete(hashOf(link));
    const token = issue(this.#sessions, address, now, sessionMs);
    await this.#keep();
    return { token, address };
  }

  holder(token: string, now = Date.now()): string | null {
    return holderOf(this.#sessions, token, now);
  }

  /** @returns a token that shows the preview to anyone, for a time */
  async newGuest(host: string, ms: number, now = Date.now()): Promise<string> {
    const token = issue(this.#sessions, guestOf + host, now, ms);
    await this.#keep();
    return token;
  }

  /** The address of the editor whose guest has a token; null for one that is unknown or too old. */
  hostOf(token: string, now = Date.now()): string | null {
    const holder = holderOf(this.#sessions, token, now) ?? "";
    return holder.startsWith(guestOf) ? holder.slice(guestOf.length) : null;
  }

  /** Ends one session. */
  async end(token: string): Promise<void> {
    this.#sessions.delete(hashOf(token));
    await this.#keep();
  }

  /** Ends all sessions of a person, on every device, and of their guests. */
  async signOut(address: string): Promise<void> {
    for (const [hash, ticket] of this.#sessions)
      if ([address, guestOf + address].includes(ticket.address)) this.#sessions.delete(hash);
    await this.#keep();
  }

  /** One after the other: an older list that was written last would bring back a session that has ended. */
  #keep(): Promise<void> {
    return this.#inTurn(() => writeFileAtomically(this.#file, JSON.stringify([...this.#sessions])));
  }
}

/** A damaged file signs everybody out; they come back by a link. */
function readTickets(file: string): [hash: string, Ticket][] {
  if (!existsSync(file)) return [];
  try {
    return tickets.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    log.warn({ err: error }, "The desk's sessions could not be read: everybody has to sign in again");
    return [];
  }
}

function issue(tickets: Map<string, Ticket>, address: string, now: number, ms: number): string {
  for (const [hash, { until }] of tickets) if (until <= now) tickets.delete(hash);
  const token = randomBytes(32).toString("base64url");
  tickets.set(hashOf(token), { address, until: now + ms });
  return token;
}

function holderOf(tickets: Map<string, Ticket>, token: string, now: number): string | null {
  const ticket = tickets.get(hashOf(token));
  return ticket && ticket.until > now ? ticket.address : null;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
