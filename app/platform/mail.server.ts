import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { writeFileAtomically } from "~/platform/files/atomic-write.server";
import { getEnv } from "./env.server";

export type Mail = {
  /** The same for every attempt: used in the Message-ID and the file name. */
  id: string;
  from: { name: string; address: string };
  /** One plain mail address. */
  to: string;
  /** One plain mail address. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** Thrown if the mail server rejected a mail permanently: retrying cannot help. */
export class MailRejectedError extends Error {}

/** Timeouts of an SMTP connection, ms (behaviour 18.10). They restart with each response. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
const fileEnd = ".eml";
const asFile = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/**
 * Sends one mail through the server in `SMTP_URL`. Without that setting, writes it to `DATA_DIR/outbox/<id>.eml`.
 * @param signal aborts the attempt; with a timeout, because nothing else limits its whole duration
 * @throws {MailRejectedError} if the server rejects the mail permanently; retry after any other error
 */
export async function sendMail(mail: Mail, signal: AbortSignal): Promise<void> {
  const message = composed(mail);
  const { SMTP_URL } = getEnv();
  if (!SMTP_URL) {
    const { message: bytes } = await asFile.sendMail(message);
    return writeFileAtomically(mailFile(mail.id), bytes as Buffer);
  }
  const transport = nodemailer.createTransport({ url: SMTP_URL, ...timeouts });
  try {
    await transport.sendMail({ ...message, signal });
  } catch (error) {
    throw isRefusal(error) ? new MailRejectedError(error.message) : error;
  }
}

/** Deletes the files of mails that were written to disk instead of sent. */
export async function eraseMailFiles(ids: string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(mailFile(id), { force: true })));
}

/** Deletes the files of all mails to this mail address. */
export async function eraseMailFilesTo(address: string): Promise<void> {
  for (const id of await listMailFiles()) {
    // Another process may have deleted the file since it was listed.
    const text = await readFile(mailFile(id), "utf8").catch(unlessMissing(""));
    if (text.toLowerCase().includes(`to: ${address.toLowerCase()}\r\n`)) await eraseMailFiles([id]);
  }
}

/** Returns the ids of mails that were written to disk instead of sent. */
export async function listMailFiles(): Promise<string[]> {
  const names = await readdir(path.dirname(mailFile(""))).catch(unlessMissing([]));
  return names.filter((name) => name.endsWith(fileEnd)).map((name) => name.slice(0, -fileEnd.length));
}

const unlessMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code !== "ENOENT") throw error;
    return value;
  };

/** Converts a mail for nodemailer. The explicit envelope prevents headers from adding a second recipient. */
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

/** True for a permanent rejection (5xx) of the recipient or the message. A rejected login is retried instead. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  return (error.code === "EENVELOPE" || error.code === "EMESSAGE") && Number(error.responseCode) >= 500;
}

function mailFile(id: string): string {
  return path.join(getEnv().DATA_DIR, "outbox", id + fileEnd);
}
