import { getEnv } from "lib/platform/env.server";
import { getBrand, mailSender } from "~/brand/brand.server";
import type { MailWriter } from "~/mailing/deliver.server";
import { mailBody } from "~/mailing/mail-body";
import type { MailingDatabase, MailingTables } from "~/mailing/tables.server";

type Enquiry = MailingTables["enquiry"];

/** The path of a project list, and its lines as text. */
type List = { path: string; text: string };
/** Returns the list at a path without text typed by visitors. */
type KnownListAt = (path: string) => Promise<List>;

/** Outlook opens no URL from a mail that has more than 2,048 characters. */
const maxLinkLength = 2_000;

/**
 * Writes the email that forwards an enquiry to the department configured in `brand.yaml`. `Reply-To` is the visitor's
 * email address, if given. Where the URL of the list is too long for a link, the link has only its products, and the
 * text below has everything.
 */
const departmentMailWith =
  (knownListAt: KnownListAt): MailWriter =>
  async ({ id, aboutId }, database) => {
    const enquiry = await findEnquiry(database, aboutId);
    if (!enquiry) return null;
    const { name, email, phone, town, message, consent_version, list_path, list_text } = enquiry;
    const isLong = getEnv().SITE_URL.length + list_path.length > maxLinkLength;
    const { path } = isLong ? await knownListAt(list_path) : { path: list_path };
    const subject = `Zapytanie o projekt: ${name}, ${town}`;
    const contact = [
      `Imię i nazwisko: ${name}`,
      ...(email ? [`E-mail: ${email}`] : []),
      ...(phone ? [`Telefon: ${phone}`] : []),
      `Miejscowość: ${town}`,
    ];
    return {
      id,
      to: receivingDepartment().email,
      ...(email && { replyTo: email }),
      ...aboutList(enquiry, { path, text: list_text }, subject, {
        preheader: message.slice(0, 100),
        before: [contact.join("\n"), ...(message ? [message] : [])],
        end: [`Zgoda na przetwarzanie danych: wersja ${consent_version}.`],
      }),
      headers: { "Auto-Submitted": "auto-generated" },
    };
  };

/**
 * Writes the receipt for the person who sent the enquiry. It repeats no text that the person typed, such as room names
 * or unknown codes, because the email address may belong to somebody else.
 */
const receiptMailWith =
  (knownListAt: KnownListAt): MailWriter =>
  async ({ id, aboutId }, database) => {
    const enquiry = await findEnquiry(database, aboutId);
    if (!enquiry?.email) return null;
    const { subject, preheader, body } = getBrand().enquiries.receipt;
    const before = body.trim().split(/\n{2,}/);
    return {
      id,
      to: enquiry.email,
      replyTo: receivingDepartment().email,
      ...aboutList(enquiry, await knownListAt(enquiry.list_path), subject, { preheader, before, end: [] }),
      headers: { "Auto-Submitted": "auto-replied" },
    };
  };

/** The writers of the emails about an enquiry. */
export const enquiryMails = (knownListAt: KnownListAt) => ({
  enquiry: departmentMailWith(knownListAt),
  receipt: receiptMailWith(knownListAt),
});

type Words = { preheader: string; before: string[]; end: string[] };

/** Returns the part that both emails share: the list as a link and as text, and the samples. */
function aboutList(
  { samples: chosen }: Enquiry,
  list: List,
  subject: string,
  { preheader, before, end }: Words,
) {
  const { from, signature } = mailSender();
  const samples = chosen.split("\n").filter(Boolean).join(", ");
  const body = mailBody({
    brandName: getBrand().name,
    subject,
    preheader,
    before,
    button: { label: "Otwórz listę", href: getEnv().SITE_URL + list.path },
    after: [
      ...list.text.split("\n\n").filter(Boolean),
      ...(samples ? [`Próbki wykończeń: ${samples}`] : []),
      ...end,
    ],
    sender: signature,
  });
  return { from, subject, ...body };
}

function findEnquiry({ query }: MailingDatabase, id: string): Promise<Enquiry | undefined> {
  return query.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirst();
}

function receivingDepartment() {
  const { departments, enquiries } = getBrand();
  const department = departments.find(({ id }) => id === enquiries.department);
  if (!department) throw new Error("The brand's schema has found the department.");
  return department;
}
