import "../../support/site/newsletter-env";
import { text } from "node:stream/consumers";
import { openDatabase } from "lib/platform/database/database.server";
import { beforeEach, expect, it } from "vitest";
import { checkSecret, checkWritable, WrongSecretError } from "~/mailing/check.server";
import { closeMail, takeDueMail } from "~/mailing/outbox.server";
import { type MailingDatabase, type MailingTables, mailingMigrations } from "~/mailing/tables.server";
import { purgeSubscriptions as purge } from "~/newsletter/purge.server";
import { subscribers } from "~/newsletter/subscriber-list.server";
import { confirm, isConfirmable } from "~/newsletter/subscription/confirm.server";
import { subscribe } from "~/newsletter/subscription/subscribe.server";
import { isWithdrawable, withdraw } from "~/newsletter/subscription/withdraw.server";
import { makeToken } from "~/newsletter/tokens.server";
import { describeWithEachDatabase } from "../../support/services/databases";

const noon = new Date("2026-11-20T12:00:00Z");
const later = (ms: number) => new Date(noon.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const consent = { version: 1, text: "Zgadzam się." };
const person = (email: string) => ({ email, consent, sourcePage: "/o-nas" });

await describeWithEachDatabase("the newsletter's store", (newPlace) => {
  let database: MailingDatabase;
  beforeEach(async () => {
    database = await openDatabase<MailingTables>({ ...newPlace(), migrations: mailingMigrations });
    return () => database.close();
  });
  const rows = () => database.query.selectFrom("subscription").selectAll().execute();
  const mails = () => database.query.selectFrom("outbox").selectAll().orderBy("created_at").execute();
  const confirmToken = async (position = 0) => makeToken("potwierdz", (await mails())[position]?.id ?? "");
  const withdrawToken = async () => makeToken("wypisz", (await rows())[0]?.id ?? "");

  it("keeps what was agreed to, when and where, and queues one mail (18.8)", async () => {
    await subscribe(database, person("Jan@example.pl"), noon);
    const agreed = { consent_version: 1, consent_text: "Zgadzam się.", source_page: "/o-nas" };
    const times = { subscribed_at: noon.toISOString(), confirmed_at: null, withdrawn_at: null };
    expect(await rows()).toMatchObject([{ email: "Jan@example.pl", status: "pending", ...agreed, ...times }]);
    const token_expires_at = later(7 * day).toISOString();
    expect(await mails()).toMatchObject([{ status: "queued", attempts: 0, token_expires_at }]);
  });

  it("makes tokens of 32 bytes, of which none of one purpose serves another (18.12)", async () => {
    await subscribe(database, person("jan@example.pl"), noon);
    const tokens = [await confirmToken(), await withdrawToken()];
    expect(tokens.map((token) => Buffer.from(token, "base64url").length)).toEqual([32, 32]);
    expect(await confirm(database, await withdrawToken(), noon)).toBe(false);
    expect(await withdraw(database, await confirmToken(), noon)).toBe(false);
  });

  it("knows one mailbox by all its spellings, and sends to the latest (18.9)", async () => {
    await subscribe(database, person("Jan@example.pl"), noon);
    await subscribe(database, person("jan@example.pl"), later(hour));
    expect((await rows()).map(({ email }) => email)).toEqual(["jan@example.pl"]);
  });

  it("makes one row and one mail of 50 posts at once (18.9)", async () => {
    await Promise.all(Array.from({ length: 50 }, () => subscribe(database, person("jan@example.pl"), noon)));
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it("sends an address at most three mails a day, whatever its state (18.9)", async () => {
    for (let round = 0; round < 6; round += 1) {
      await subscribe(database, person("jan@example.pl"), later(round * hour));
      if (round === 1) await confirm(database, await confirmToken(), later(round * hour));
    }
    expect(await mails()).toHaveLength(3);
    await subscribe(database, person("jan@example.pl"), later(day + 1));
    expect(await mails()).toHaveLength(4);
  });

  it("sends a mailbox at most three mails a day, however its address is spelled, at once too (18.9)", async () => {
    const spellings = ["jan+1@gmail.com", "J.an@gmail.com", "jan@googlemail.com", "jan+2@gmail.com"];
    await Promise.all(spellings.map((email) => subscribe(database, person(email), noon)));
    expect([(await rows()).length, (await mails()).length]).toEqual([4, 3]);
    await subscribe(database, person("jan@gmail.com"), later(hour));
    await subscribe(database, person("jan-1@gmail.com"), later(hour));
    expect(await mails()).toHaveLength(4);
  });

  it("rejects a token that is a week old, unknown, cut or endless (18.12)", async () => {
    await subscribe(database, person("jan@example.pl"), noon);
    const token = await confirmToken();
    expect(await confirm(database, token, later(7 * day))).toBe(false);
    for (const wrong of ["", token.slice(1), `${token}a`, "a".repeat(43), "'; drop table x"]) {
      expect(await confirm(database, wrong, noon)).toBe(false);
      expect(await isConfirmable(database, wrong, noon)).toBe(false);
      expect(await isWithdrawable(database, wrong)).toBe(false);
    }
    expect((await rows())[0]?.status).toBe("pending");
  });

  it("never overwrites the proof of a confirmed consent (18.8)", async () => {
    await subscribe(database, person("jan@example.pl"), noon);
    await confirm(database, await confirmToken(), later(minute));
    const before = await rows();
    const other = { version: 2, text: "Inna." };
    await subscribe(database, { ...person("Jan@example.pl"), consent: other }, later(hour));
    expect(await rows()).toEqual(before);
  });

  it("forgets a withdrawn address but not that it withdrew, and does so again without harm (18.16)", async () => {
    await subscribe(database, person("jan@example.pl"), noon);
    await confirm(database, await confirmToken(), later(minute));
    const token = await withdrawToken();
    expect(await withdraw(database, token, later(hour))).toBe(true);
    const withdrawn = await rows();
    expect(await withdraw(database, token, later(400 * day))).toBe(true);
    expect(await rows()).toEqual(withdrawn);
    expect(withdrawn[0]).toMatchObject({ status: "withdrawn", email: null, source_page: null });
    expect(withdrawn[0]?.withdrawn_at).toBe(later(hour).toISOString());
    expect(JSON.stringify([withdrawn, await mails()])).not.toContain("jan");
    expect(await mails()).toEqual([]);
  });

  it("lets a withdrawn address subscribe again, and keeps it withdrawn unless that is confirmed", async () => {
    await subscribe(database, person("jan@example.pl"), noon);
    await withdraw(database, await withdrawToken(), later(hour));
    await subscribe(database, person("jan@example.pl"), later(day));
    expect((await rows())[0]).toMatchObject({ status: "pending", email: "jan@example.pl" });
    await purge(database, later(9 * day));
    expect((await rows())[0]).toMatchObject({ status: "withdrawn", email: null });
    await subscribe(database, person("jan@example.pl"), later(10 * day));
    await confirm(database, await confirmToken(), later(10 * day));
    expect((await rows())[0]).toMatchObject({ status: "confirmed", withdrawn_at: null });
  });

  it("erases what nobody confirmed within a week, and nothing else (18.16)", async () => {
    await subscribe(database, person("jan@example.pl"), noon);
    await confirm(database, await confirmToken(), noon);
    await subscribe(database, person("ola@example.pl"), later(hour));
    await subscribe(database, person("ewa@example.pl"), later(2 * hour));
    await purge(database, later(7 * day + hour));
    expect((await rows()).map(({ email }) => email).sort()).toEqual(["ewa@example.pl", "jan@example.pl"]);
    expect(await mails()).toHaveLength(1);
  });

  it("erases in portions, of which a site that ends does only the one that it is at (18.16, 22.4)", async () => {
    for (let count = 0; count < 101; count += 1)
      await subscribe(database, person(`p${count}@example.pl`), noon);
    await purge(database, later(8 * day), AbortSignal.abort());
    expect(await rows()).toHaveLength(1);
    await purge(database, later(8 * day));
    expect([await rows(), await mails()]).toEqual([[], []]);
  });

  it("gives each mail to one sender, and again only when its next attempt is due", async () => {
    await subscribe(database, person("jan@example.pl"), noon);
    const taken = await Promise.all(Array.from({ length: 5 }, () => takeDueMail(database, noon)));
    expect(taken.filter((mail) => mail !== null)).toEqual([
      expect.objectContaining({ kind: "confirmation", isLastAttempt: false }),
    ]);
    expect(await takeDueMail(database, later(1.5 * minute - 1))).toBeNull();
    const again = await takeDueMail(database, later(1.5 * minute));
    expect(again?.id).toBe((await mails())[0]?.id);
    await closeMail(database, again?.id ?? "", "sent");
    expect(await takeDueMail(database, later(day))).toBeNull();
  });

  it("exports only confirmed subscribers, each with a link that withdraws (18.17)", async () => {
    await subscribe(database, person("jan@example.pl"), noon);
    await confirm(database, await confirmToken(), later(minute));
    await subscribe(database, person("ola@example.pl"), later(hour));
    const csv = await text(subscribers.export(database));
    expect(csv.split("\r\n")).toHaveLength(3);
    expect(csv).toContain(
      '"jan@example.pl","1","Zgadzam się.","2026-11-20T12:00:00.000Z","2026-11-20T12:01:00.000Z","/o-nas","https://modrawa.example/newsletter/wypisz?token=',
    );
    expect(await withdraw(database, /token=([\w-]+)/.exec(csv)?.[1] ?? "")).toBe(true);
    expect(await subscribers.count(database)).toEqual({ pending: 1, confirmed: 0, withdrawn: 1 });
  });

  it("takes a write, opens again with all its rows, and belongs to one secret (22.6)", async () => {
    await checkSecret(database);
    await checkSecret(database);
    await checkWritable(database);
    await database.query
      .updateTable("setting")
      .set({ value: "another" })
      .where("name", "=", "secret")
      .execute();
    await expect(checkSecret(database)).rejects.toThrow(WrongSecretError);
  });
});
