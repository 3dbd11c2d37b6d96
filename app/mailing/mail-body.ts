import { escapeMarkup } from "lib/formats/markup";
import * as theme from "~/theme";

type Link = { label: string; href: string };

export type MailBody = {
  brandName: string;
  subject: string;
  /** Preview line that mail clients show. */
  preheader: string;
  before: string[];
  button: Link;
  after: string[];
  sender: string;
  withdrawal?: Link;
};

const font = `font-family:'${theme.font.family}','Segoe UI',Helvetica,Arial,sans-serif`;
const { accent, ink, muted, line, soft: ground } = theme.print;

export function mailBody(mail: MailBody): { text: string; html: string } {
  return { text: plainText(mail), html: html(mail) };
}

function plainText({ before, button, after, sender, withdrawal }: MailBody): string {
  const foot = ["--", sender, ...(withdrawal ? [`${withdrawal.label}: ${withdrawal.href}`] : [])];
  return [...before, `${button.label}: ${button.href}`, ...after, foot.join("\n")].join("\n\n");
}

/** Uses one column, inline styles and no external resources, because many mail clients support little else. */
function html(mail: MailBody): string {
  const button = escapeMarkup(mail.button.href);
  return `<!DOCTYPE html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(mail.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid ${line};border-radius:12px">
<tr><td style="padding:32px 32px 0;${font};font-size:22px;font-weight:700;color:${accent}">${escapeMarkup(mail.brandName)}</td></tr>
<tr><td style="padding:24px 32px 32px;${font};font-size:16px;line-height:1.6;color:${ink}">
${mail.before.map(paragraph).join("\n")}
<p style="margin:24px 0"><a href="${button}" style="display:inline-block;padding:14px 24px;background:${accent};border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(mail.button.label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:${muted};word-break:break-all">${button}</p>
${mail.after.map(paragraph).join("\n")}
</td></tr>
</table>
<p style="max-width:560px;margin:24px 0 0;${font};font-size:13px;line-height:1.5;color:${muted}">${escapeMarkup(mail.sender)}${withdrawalLink(mail.withdrawal)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function withdrawalLink(link: Link | undefined): string {
  if (!link) return "";
  return `<br><a href="${escapeMarkup(link.href)}" style="color:${muted}">${escapeMarkup(link.label)}</a>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeMarkup(text).replaceAll("\n", "<br>")}</p>`;
}
