import "../../support/site/newsletter-env";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { MailingDatabase } from "~/mailing/tables.server";
import { linksOf, textOf } from "../../support/readers/mail";
import { type Behaviour, startMailSink } from "../../support/services/mail-sink";

const sink = await startMailSink(afterAll);
vi.stubEnv("SMTP_URL", sink.url);
// The first of these imports reads the environment, which is never read again.
const { getEnv } = await import("lib/platform/env.server");
const { openDatabase } = await import("lib/platform/database/database.server");
const { mailingMigrations } = await import("~/mailing/tables.server");
const { deliverDueMail } = await import("~/mailing/deliver.server");
const { OutboxWorker } = await import("~/mailing/worker.server");
const { closeMailingDatabase, getMailingDatabase } = await import("~/mailing/database.server");
const { writeSetting } = await import("~/mailing/check.server");
const { mailWork } = await import("~/mail-service/mail-service.server");
const { log } = await import("lib/platform/log.server");
const { countMails, retryDeadMails } = await import("~/mailing/outbox.server");
const { subscribe } = await import("~/newsletter/subscription/subscribe.server");
const { withdraw } = await import("~/newsletter/subscription/withdraw.server");

const noon = new Date("2026-11-20T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const person = (email: string) => ({ email, consent: { version: 1, text: "Zgadzam się." }, sourcePage: "/" });

let opened = 0;
let database: MailingDatabase;
beforeEach(async () => {
  opened += 1;
  sink.mails.length = 0;
  sink.behaviour = {};
  database = await openDatabase({
    file: path.join(getEnv().DATA_DIR, `mail-${opened}.sqlite`),
    migrations: mailingMigrations,
  });
  return () => database.close();
});

const deliver = (now: Date, cut?: AbortSignal) => deliverDueMail(database, mailWork.writers, now, cut);
const header = (raw: string, name: string) =>
  new RegExp(`^${name}:\\s*((?:.*\\r\\n[ \\t])*.*)\\r\\n`, "im").exec(raw)?.[1]?.replace(/\r\n[ \t]/g, "");
const lastMail = () => sink.mails.at(-1)?.raw ?? "";

it("the confirmation mail goes to one recipient, with links to this site and a one-click way out, and loads nothing (18.11)", async () => {
  await subscribe(database, person("Jan@example.pl"), noon);
  expect([await deliver(noon), await deliver(noon)]).toEqual([true, false]);
  expect(sink.mails).toEqual([
    { from: "newsletter@modrawa.example", recipients: ["Jan@example.pl"], raw: expect.any(String) },
  ]);
  const raw = lastMail();
  expect(header(raw, "To")).toBe("Jan@example.pl");
  expect(raw.match(/^(To|Cc|Bcc):/gim)).toHaveLength(1);
  expect(header(raw, "Message-ID")).toMatch(/^<[\w-]{36}@modrawa\.example>$/);
  expect(header(raw, "List-Unsubscribe")).toBe(`<https://modrawa.example${linksOf(raw).withdraw}>`);
  expect(header(raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  expect(header(raw, "Auto-Submitted")).toBe("auto-generated");
  expect(raw).toContain("multipart/alternative");
  expect(textOf(raw)).toContain("</html>");
  expect(textOf(raw)).not.toMatch(/<img|<link|<script|src=|url\(/i);
});

describe("a mail server in trouble", () => {
  beforeEach(() => subscribe(database, person("jan@example.pl"), noon));

  it("is asked again in time with the same message, until it takes it (18.10, 18.11)", async () => {
    sink.behaviour = { rejectRecipient: [451, "later"] };
    await deliver(noon);
    sink.behaviour = { rejectMessage: [421, "busy"] };
    await deliver(later(1.5));
    expect((await countMails(database)).mails).toEqual({ queued: 0, retried: 1, dead: 0 });
    sink.behaviour = {};
    expect([await deliver(later(6.4)), await deliver(later(6.5))]).toEqual([false, true]);
    expect(sink.mails).toHaveLength(1);
    expect((await countMails(database)).mails).toEqual({ queued: 0, retried: 0, dead: 0 });
  });

  it("does not get a message again because the database was unavailable when the message had been accepted (18.10)", async () => {
    const write = database.write.bind(database);
    let writes = 0;
    vi.spyOn(database, "write").mockImplementation((work) => {
      writes += 1;
      // The first write claims the mail; the next two would record that it was sent.
      return writes === 2 || writes === 3 ? Promise.reject(new Error("away")) : write(work);
    });
    expect(await deliver(noon)).toBe(true);
    expect((await countMails(database)).mails).toEqual({ queued: 0, retried: 0, dead: 0 });
    expect(await deliver(later(60))).toBe(false);
    expect(sink.mails).toHaveLength(1);
  });

  it.each<Behaviour>([
    { rejectRecipient: [550, "5.1.1 User unknown in relay recipient table"] },
    { rejectMessage: [550, "spam"] },
  ])("is not tried again once it rejected this recipient or message permanently: %j", async (behaviour) => {
    sink.behaviour = behaviour;
    await deliver(noon);
    expect((await countMails(database)).mails).toEqual({ queued: 0, retried: 0, dead: 1 });
    expect(await deliver(later(24 * 60))).toBe(false);
  });

  it.each<Behaviour>([
    { rejectSender: [550, "5.1.8 sender rejected"] },
    { rejectRecipient: [554, "5.7.1 Relay access denied"] },
    { rejectRecipient: [552, "5.2.2 mailbox full"] },
    { rejectMessage: [550, "5.7.26 unauthenticated mail from the domain"] },
  ])("gets what our settings made it reject once these are fixed, with log: %j", async (behaviour) => {
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    sink.behaviour = behaviour;
    await deliver(noon);
    const [[responseCode, words] = [0, ""]] = Object.values(behaviour) as [number, string][];
    const status = /^5\.\d+\.\d+/.exec(words)?.[0];
    expect(warn.mock.lastCall?.[0]).toMatchObject({ responseCode, ...(status && { status }) });
    expect(warn.mock.lastCall?.[0]).toMatchObject({ isFinal: false });
    sink.behaviour = {};
    expect(await deliver(later(1.5))).toBe(true);
    expect(sink.mails).toHaveLength(1);
  });

  it("gets what was given up when the operator asks for it, while the link in it works", async () => {
    sink.behaviour = { rejectRecipient: [550, "no such user"] };
    await deliver(noon);
    expect(await retryDeadMails(database, later(8 * 24 * 60))).toBe(0);
    expect(await retryDeadMails(database, later(26 * 60))).toBe(1);
    sink.behaviour = { rejectRecipient: [451, "later"] };
    await deliver(later(26 * 60));
    sink.behaviour = {};
    await deliver(later(26 * 60 + 1.5));
    expect(sink.mails).toHaveLength(1);
    expect(await retryDeadMails(database, later(27 * 60))).toBe(0);
  });

  it("is given up after a day, even one that cannot be written", async () => {
    const broken = { ...mailWork.writers, confirmation: () => Promise.reject(new Error("no such text")) };
    for (let minutes = 0; minutes <= 24 * 60; minutes += 30)
      await deliverDueMail(database, broken, later(minutes));
    expect((await countMails(database)).mails).toEqual({ queued: 0, retried: 0, dead: 1 });
  });
});

it("without a mail server a mail becomes a file, which a withdrawal deletes", async () => {
  const url = getEnv().SMTP_URL;
  getEnv().SMTP_URL = undefined;
  await subscribe(database, person("jan@example.pl"), noon);
  await deliver(noon);
  getEnv().SMTP_URL = url;
  const folder = path.join(getEnv().DATA_DIR, "outbox");
  const [file = ""] = readdirSync(folder);
  const raw = readFileSync(path.join(folder, file), "utf8");
  expect(readdirSync(folder)).toHaveLength(1);
  expect(header(raw, "Message-ID")).toBe(`<${path.parse(file).name}@modrawa.example>`);
  await withdraw(database, linksOf(raw).withdraw.split("=")[1] ?? "", noon);
  expect(readdirSync(folder)).toEqual([]);
});

it("mails go out though something could not be erased", async () => {
  await subscribe(await getMailingDatabase(), person("jan@example.pl"));
  const purge = () => Promise.reject(new Error("EACCES"));
  const worker = new OutboxWorker({ writers: mailWork.writers, purges: [purge] });
  await expect.poll(() => sink.mails).toHaveLength(1);
  await worker.stop(new AbortController().signal);
  await closeMailingDatabase();
});

it("a clock that was doubted is believed after a day of running, in however short pieces (18.16)", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: noon });
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const purge = vi.fn(() => Promise.resolve());
  await writeSetting(await getMailingDatabase(), "purged", later(-5 * 24 * 60).toISOString());
  for (let halfHour = 0; halfHour < 48; halfHour += 1) {
    const worker = new OutboxWorker({ writers: mailWork.writers, purges: [purge] });
    await expect.poll(() => warn.mock.calls).toHaveLength(2 * halfHour + 1);
    vi.advanceTimersByTime(30 * 60_000);
    expect(purge).not.toHaveBeenCalled();
    await worker.stop(new AbortController().signal);
  }
  expect(purge).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await closeMailingDatabase();
});
