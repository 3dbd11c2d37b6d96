import { purgeEnquiries } from "~/enquiries/erase.server";
import { departmentMail, receiptMail } from "~/enquiries/mails.server";
import type { MailWork } from "~/mailing/outbox/worker.server";
import { confirmationMail } from "~/newsletter/confirmation.server";
import { purgeSubscriptions } from "~/newsletter/subscription/purge.server";

/** What the features have mailed, and what they may not keep. */
export const mailWork: MailWork = {
  writers: { confirmation: confirmationMail, enquiry: departmentMail, receipt: receiptMail },
  purges: [purgeSubscriptions, purgeEnquiries],
};
