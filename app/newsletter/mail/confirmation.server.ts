import { type Brand, getBrand } from "~/content/brand.server";
import { tokenLink } from "~/newsletter/store/links.server";
import { getEnv } from "~/platform/env.server";
import type { Mail } from "~/platform/mail.server";
import { confirmationHtml } from "./confirmation-html";
import type { DueMail } from "./outbox.server";

/** The confirmation mail, as text and HTML in the brand's words, with one-click unsubscribe (behaviour 18.11). */
export function confirmationMail({ id, subscriptionId, email }: DueMail): Mail {
  const brand = getBrand();
  const { fromName, fromAddress, confirmation } = brand.newsletter.mail;
  const confirmLink = tokenLink("potwierdz", id);
  const withdrawLink = tokenLink("wypisz", subscriptionId);
  const [before, after] = aroundButton(confirmation.body, confirmation.buttonLabel);
  const sender = senderLine(brand);
  const withdrawal = "Nie chcesz żadnych wiadomości? Wypisz się";
  return {
    id,
    from: { name: fromName, address: getEnv().MAIL_FROM ?? fromAddress },
    to: email,
    subject: confirmation.subject,
    text: [
      ...before,
      `${confirmation.buttonLabel}: ${confirmLink}`,
      ...after,
      `--\n${sender}\n${withdrawal}: ${withdrawLink}`,
    ].join("\n\n"),
    html: confirmationHtml({
      brandName: brand.name,
      subject: confirmation.subject,
      preheader: confirmation.preheader,
      before,
      button: { label: confirmation.buttonLabel, href: confirmLink },
      after,
      sender,
      withdrawal: { label: withdrawal, href: withdrawLink },
    }),
    headers: {
      "List-Unsubscribe": `<${withdrawLink}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    },
  };
}

/** The button goes after the paragraph that names it, else at the end. */
function aroundButton(body: string, buttonLabel: string): [before: string[], after: string[]] {
  const paragraphs = body.trim().split(/\n{2,}/);
  const named = paragraphs.findIndex((paragraph) => paragraph.includes(buttonLabel));
  const cut = named === -1 ? paragraphs.length : named + 1;
  return [paragraphs.slice(0, cut), paragraphs.slice(cut)];
}

function senderLine({ legal, address }: Brand): string {
  return `${legal.shortName}, ${address.street}, ${address.postcode} ${address.town}`;
}
