import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { getEnv } from "./env.server";
import { writeWhole } from "./files/whole-file.server";

export type Mail = {
  /** Names the message for ever: the same in its Message-ID at every attempt, and in its file's name. */
  id: string;
  from: { name: string; address: string };
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** The mail server will never take this message: trying again is of no use. */
export class MailRefusedError extends Error {}

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
/** Whatever a slow server does, an attempt ends, ms. */
const attemptTimeoutMs = 30_000;
const asFile = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/**
 * Hands one mail to the server of `SMTP_URL`; without one it is written whole to `DATA_DIR/outbox/<id>.eml`.
 * @throws {MailRefusedError} when the server refuses it for good; any other error means: try again later
 */
export async function sendMail(mail: Mail): Promise<void> {
  const message = composed(mail);
  const { SMTP_URL } = getEnv();
  if (!SMTP_URL) {
    const { message: bytes } = await asFile.sendMail(message);
    return writeWhole(mailFile(mail.id), bytes as Buffer);
  }
  const transport = nodemailer.createTransport({ url: SMTP_URL, ...timeouts });
  const timer = setTimeout(() => transport.close(), attemptTimeoutMs);
  try {
    await transport.sendMail(message);
  } catch (error) {
    throw isRefusal(error) ? new MailRefusedError(error.message) : error;
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

/** Erases the files of mails that were written instead of sent. */
export async function eraseMailFiles(ids: string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(mailFile(id), { force: true })));
}

/** Erases every file whose mail went to this address, whatever its name. */
export async function eraseMailFilesTo(address: string): Promise<void> {
  const folder = path.dirname(mailFile(""));
  const files = await readdir(folder).catch(() => []);
  for (const name of files) {
    const file = path.join(folder, name);
    const text = await readFile(file, "utf8");
    if (text.toLowerCase().includes(`to: ${address.toLowerCase()}\r\n`)) await rm(file);
  }
}

/** The envelope is explicit, so that nothing in a header can become a second recipient. */
function composed({ id, to, from, ...content }: Mail) {
  return {
    ...content,
    from,
    to: { name: "", address: to },
    envelope: { from: from.address, to: [to] },
    messageId: `<${id}@${new URL(getEnv().SITE_URL).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A final answer (5xx) about the recipient or the message; one about our own login is worth another try. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  return (error.code === "EENVELOPE" || error.code === "EMESSAGE") && Number(error.responseCode) >= 500;
}

function mailFile(id: string): string {
  return path.join(getEnv().DATA_DIR, "outbox", `${id}.eml`);
}
