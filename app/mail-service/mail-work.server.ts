import { knownListAt } from "~/catalogue/project/known-list.server";
import { purgeEnquiries } from "~/enquiries/erase.server";
import { departmentMail, receiptMailWith } from "~/enquiries/mails.server";
import { purgeMailFiles } from "~/mailing/outbox/purge-files.server";
import type { MailWork } from "~/mailing/outbox/worker.server";
import { confirmationMail } from "~/newsletter/confirmation.server";
import { purgeSubscriptions } from "~/newsletter/subscription/purge.server";

/** Functions that write the emails and purge the data of all features; the outbox worker calls them. */
export const mailWork: MailWork = {
  writers: {
    confirmation: confirmationMail,
    enquiry: departmentMail,
    receipt: receiptMailWith(knownListAt),
  },
  purges: [purgeSubscriptions, purgeEnquiries, purgeMailFiles],
};
