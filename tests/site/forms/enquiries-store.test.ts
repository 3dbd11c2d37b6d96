import "../../support/site/newsletter-env";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { openDatabase } from "lib/platform/database/database.server";
import { getEnv } from "lib/platform/env.server";
import { beforeEach, expect, it } from "vitest";
import { eraseEnquiriesOf, purgeEnquiries } from "~/enquiries/erase.server";
import { exportEnquiries } from "~/enquiries/export.server";
import { storeEnquiry } from "~/enquiries/store-enquiry.server";
import { mailWork } from "~/mail-service/mail-service.server";
import { deliverDueMail, type MailWriter } from "~/mailing/deliver.server";
import { type MailingDatabase, type MailingTables, mailingMigrations } from "~/mailing/tables.server";
import { describeWithEachDatabase, type Place } from "../../support/services/databases";

const noon = new Date("2026-11-22T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const day = 24 * 60;
const question = {
  name: "Jan Kowalski",
  email: "Jan@example.pl",
  phone: "+48 600 100 200",
  town: "Poznań",
  message: "Do maja?",
  samples: ["Chrom", "Biały"],
  list: { path: "/projekt?l=1.LR-110-CH", text: "Pozycje:\n1 × LR-110-CH – Bateria" },
  consent: { version: 3, text: "Zgadzam się." },
};

await describeWithEachDatabase("questions", (newPlace) => {
  let database: MailingDatabase;
  let place: Place;
  const open = (migrations = mailingMigrations) => openDatabase<MailingTables>({ ...place, migrations });
  beforeEach(async () => {
    place = newPlace();
    database = await open();
    rmSync(path.join(getEnv().DATA_DIR, "outbox"), { recursive: true, force: true });
    return () => database.close();
  });
  const rows = () => database.query.selectFrom("enquiry").selectAll().execute();
  const mails = () => database.query.selectFrom("outbox").select("kind").orderBy("kind").execute();

  it("are kept with what was agreed to, and queue a mail to the department and a receipt", async () => {
    await storeEnquiry(database, question, noon);
    expect(await rows()).toEqual([
      expect.objectContaining({
        email: "Jan@example.pl",
        samples: "Chrom\nBiały",
        sent_at: noon.toISOString(),
        consent_version: 3,
        consent_text: "Zgadzam się.",
      }),
    ]);
    expect(await mails()).toEqual([{ kind: "enquiry" }, { kind: "receipt" }]);
    await storeEnquiry(database, { ...question, email: null, message: "Zadzwońcie" }, noon);
    expect(await mails()).toHaveLength(3);
  });

  it("that are the same within ten minutes are one (28.3)", async () => {
    await storeEnquiry(database, question, noon);
    await storeEnquiry(database, question, later(9));
    expect(await rows()).toHaveLength(1);
    await storeEnquiry(database, { ...question, phone: "600 100 201" }, later(9));
    await storeEnquiry(database, question, later(11));
    expect(await rows()).toHaveLength(3);
  });

  it("that are the same and come at one moment are one, in two processes too", async () => {
    const other = await open();
    const both = [database, other, database, other];
    await Promise.all(both.map((one) => storeEnquiry(one, question, noon)));
    expect(await rows()).toHaveLength(1);
    await Promise.all(
      [1, 2, 3, 4].map((number) =>
        storeEnquiry(number % 2 ? database : other, { ...question, message: `Pytanie ${number}` }, noon),
      ),
    );
    await other.close();
    expect(await rows()).toHaveLength(5);
    expect((await mails()).filter(({ kind }) => kind === "receipt")).toHaveLength(3);
  });

  it("get three receipts a day for a mailbox, however its address is spelled (28.4)", async () => {
    for (const minutes of [0, 60, 120, 180])
      await storeEnquiry(
        database,
        { ...question, email: minutes ? `jan+${minutes}@example.pl` : question.email },
        later(minutes),
      );
    expect((await mails()).filter(({ kind }) => kind === "receipt")).toHaveLength(3);
    await storeEnquiry(database, question, later(day + 1));
    expect((await mails()).filter(({ kind }) => kind === "receipt")).toHaveLength(4);
  });

  it("are erased after twelve months, with their mails and those mails' files (28.6)", async () => {
    await storeEnquiry(database, question, noon);
    await storeEnquiry(database, { ...question, message: "Nowsze" }, later(day));
    while (await deliverDueMail(database, mailWork.writers, later(day)));
    const folder = path.join(getEnv().DATA_DIR, "outbox");
    expect(readdirSync(folder)).toHaveLength(4);
    await purgeEnquiries(database, new Date("2027-11-22T11:59:59Z"));
    expect(await rows()).toHaveLength(2);
    await purgeEnquiries(database, new Date("2027-11-22T12:00:00Z"));
    expect((await rows()).map(({ message }) => message)).toEqual(["Nowsze"]);
    expect(await mails()).toHaveLength(2);
    expect(readdirSync(folder)).toHaveLength(2);
    for (const purge of mailWork.purges) await purge(database, new Date("2028-01-01"));
    expect([await rows(), await mails(), readdirSync(folder)]).toEqual([[], [], []]);
  });

  it("are erased in portions, of which a site that ends does only the one that it is at (22.4, 28.6)", async () => {
    for (let count = 0; count < 101; count += 1)
      await storeEnquiry(database, { ...question, email: null, message: `Pytanie ${count}` }, noon);
    await purgeEnquiries(database, new Date("2028-01-01"), AbortSignal.abort());
    expect(await rows()).toHaveLength(1);
    await purgeEnquiries(database, new Date("2028-01-01"));
    expect([await rows(), await mails()]).toEqual([[], []]);
  });

  it("are erased for a person, by address or by number, and nobody else's", async () => {
    await storeEnquiry(database, question, noon);
    await storeEnquiry(database, { ...question, email: null, message: "Telefon" }, noon);
    await storeEnquiry(database, { ...question, email: "ola@example.pl", phone: null }, noon);
    expect(await eraseEnquiriesOf(database, " jan@EXAMPLE.pl ")).toBe(1);
    expect(await eraseEnquiriesOf(database, "600-100-200")).toBe(1);
    expect((await rows()).map(({ email }) => email)).toEqual(["ola@example.pl"]);
    await storeEnquiry(database, { ...question, email: null, message: "Nadal tu jestem" }, noon);
    for (const nobody of ["jan@example.pl", "600100201", "+49 600100200", "600100200@op", "", "x"])
      expect([nobody, await eraseEnquiriesOf(database, nobody)]).toEqual([nobody, 0]);
    expect(await text(exportEnquiries(database))).toContain("https://modrawa.example/projekt?l=1.LR-110-CH;");
  });

  it("that are erased while their mails are written leave no file, nor do files without a row", async () => {
    await storeEnquiry(database, question, noon);
    const folder = path.join(getEnv().DATA_DIR, "outbox");
    const enquiry: MailWriter = async (mail, used) => {
      const written = await mailWork.writers.enquiry(mail, used);
      await eraseEnquiriesOf(used, question.email);
      return written;
    };
    expect(await deliverDueMail(database, { ...mailWork.writers, enquiry }, noon)).toBe(true);
    expect(readdirSync(folder)).toEqual([]);

    await storeEnquiry(database, { ...question, email: null }, noon);
    await deliverDueMail(database, mailWork.writers, noon);
    writeFileSync(path.join(folder, "left-behind.eml"), "To: jan@example.pl\r\n");
    for (const purge of mailWork.purges) await purge(database, noon, AbortSignal.abort());
    expect(readdirSync(folder)).toContain("left-behind.eml");
    for (const purge of mailWork.purges) await purge(database, noon);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(folder)).not.toContain("left-behind.eml");
  });
});
