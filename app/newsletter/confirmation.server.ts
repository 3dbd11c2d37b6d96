import { getBrand, mailSender } from "~/brand/brand.server";
import type { MailWriter } from "~/mailing/deliver.server";
import { mailBody } from "~/mailing/mail-body";
import { tokenLink } from "~/newsletter/tokens.server";

/**
 * Writes the confirmation email as text and HTML, with the brand's wording and one-click unsubscribe (behaviour 18.11).
 */
export const confirmationMail: MailWriter = async ({ id, aboutId }, { query }) => {
  const subscriber = await query
    .selectFrom("subscription")
    .select("email")
    .where("id", "=", aboutId)
    .executeTakeFirst();
  if (!subscriber?.email) return null;
  const { name: brandName, newsletter } = getBrand();
  const { subject, preheader, body, buttonLabel } = newsletter.mail.confirmation;
  const { from, signature } = mailSender();
  const withdrawLink = tokenLink("wypisz", aboutId);
  const [before, after] = aroundButton(body, buttonLabel);
  return {
    id,
    from,
    to: subscriber.email,
    subject,
    ...mailBody({
      brandName,
      subject,
      preheader,
      before,
      button: { label: buttonLabel, href: tokenLink("potwierdz", id) },
      after,
      sender: signature,
      withdrawal: { label: "Nie chcesz żadnych wiadomości? Wypisz się", href: withdrawLink },
    }),
    headers: {
      "List-Unsubscribe": `<${withdrawLink}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    },
  };
};

/**
 * Splits a text into the paragraphs before and after the button. The button follows the first paragraph that quotes its
 * label, or else the last paragraph.
 */
function aroundButton(body: string, buttonLabel: string): [before: string[], after: string[]] {
  const paragraphs = body.trim().split(/\n{2,}/);
  const named = paragraphs.findIndex((paragraph) => paragraph.includes(buttonLabel));
  const cut = named === -1 ? paragraphs.length : named + 1;
  return [paragraphs.slice(0, cut), paragraphs.slice(cut)];
}
