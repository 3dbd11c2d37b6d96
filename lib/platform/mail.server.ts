import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { getEnv } from "./env.server";
import { writeFileAtomically } from "./files/atomic-write.server";

export type Mail = {
  /** Identifies the email; the same for every attempt. Used in the Message-ID and the file name. */
  id: string;
  from: { name: string; address: string };
  /** A plain email address, without a name. */
  to: string;
  /** A plain email address, without a name. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** Timeouts of an SMTP connection, in ms (behaviour 18.10). They restart with each response from the mail server. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
const fileEnd = ".eml";
/** Settings with which nodemailer returns an email's bytes instead of sending it. */
const asFile = { streamTransport: true, buffer: true, newline: "windows" } as const;

/**
 * Sends one email through the server in `SMTP_URL`. Without that setting, writes the email to
 * `DATA_DIR/outbox/<id>.eml`.
 * @param signal aborts the attempt; must include a timeout, because nothing else limits the total duration
 * @throws the error of nodemailer or of the file system; {@link rejectionOf} says what the mail server rejected
 */
export async function sendMail(mail: Mail, signal: AbortSignal): Promise<void> {
  // Loaded with the first email, so that the server starts sooner.
  const { createTransport } = await import("nodemailer");
  const message = composed(mail);
  const { SMTP_URL } = getEnv();
  if (!SMTP_URL) {
    const { message: bytes } = await createTransport(asFile).sendMail(message);
    return writeFileAtomically(mailFile(mail.id), bytes as Buffer);
  }
  await createTransport({ url: SMTP_URL, ...timeouts }).sendMail({ ...message, signal });
}

/** What a mail server answered when it did not accept an email, without its text, which may quote the recipient's address. */
export type MailRejection = {
  code?: unknown;
  /** Command that failed, such as `RCPT TO`. */
  command?: unknown;
  responseCode?: number;
  /** Enhanced status code (RFC 3463), such as `5.1.1`. */
  status?: string;
  /** True if this recipient or this message is rejected for good, so that another attempt cannot help. */
  isFinal: boolean;
};

/** Statuses for a recipient that does not exist or accepts no mail, and for content that the server does not accept. */
const finalStatus = /^5\.(?:1\.(?:[0-6]|10)|2\.[01]|6\.\d{1,3})$/;
/** Codes that mean the same, for servers that send no such status. */
const finalCodes: readonly unknown[] = [550, 551, 553];
/** Words of servers that send no status but reject the sender, not the recipient. */
const rejectsUs = /relay|authenti|sender|log ?in|quota|full|block|blacklist|spf|dkim|dmarc|policy/i;

/**
 * Describes an error of {@link sendMail}. A rejected sender, login or relay, or a full mailbox, is not a final rejection:
 * once that is fixed, the server accepts the same email.
 */
export function rejectionOf(error: unknown): MailRejection {
  if (!(error instanceof Error)) return { isFinal: false };
  const {
    code = error.name,
    command,
    responseCode,
    response = "",
  } = error as Error & Record<string, unknown>;
  const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})(?!\d)/.exec(String(response))?.[1];
  const isAboutMail = command === "RCPT TO" || command === "DATA";
  const isForGood = status
    ? finalStatus.test(status)
    : finalCodes.includes(responseCode) && !rejectsUs.test(String(response));
  return {
    code,
    command,
    ...(typeof responseCode === "number" && { responseCode }),
    ...(status && { status }),
    isFinal: isAboutMail && isForGood,
  };
}

/** Emails that were written to disk instead of sent, by their ids. */
export const mailFiles = {
  /** Deletes their files, including those that a crash left half-written. */
  async erase(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const erased = new Set(ids);
    const names = (await mailFileNames()).filter((name) => erased.has(idIn(name)));
    // One after another: a purge may erase 100,000, and must not occupy all threads of the file system.
    for (const name of names) await rm(path.join(mailFolder(), name), { force: true });
  },

  list: async () => [...new Set((await mailFileNames()).map(idIn))],
};

/** Matches the names of mail files and of their temporary files, which have more after {@link fileEnd}. */
async function mailFileNames(): Promise<string[]> {
  const names = await readdir(mailFolder()).catch((error) => {
    if (error.code !== "ENOENT") throw error;
    return [];
  });
  return names.filter((name) => name.includes(fileEnd));
}

const idIn = (name: string) => name.slice(0, name.indexOf(fileEnd));

/** Converts an email for nodemailer. The explicit envelope prevents headers from adding a second recipient. */
function composed({ id, to, from, replyTo, ...content }: Mail) {
  return {
    ...content,
    from,
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    envelope: { from: from.address, to: [to] },
    messageId: `<${id}@${new URL(getEnv().SITE_URL).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const mailFolder = () => path.join(getEnv().DATA_DIR, "outbox");

const mailFile = (id: string) => path.join(mailFolder(), id + fileEnd);
