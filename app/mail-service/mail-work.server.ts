import { purgeEnquiries } from "~/enquiries/erase.server";
import { departmentMail, receiptMailWith } from "~/enquiries/mails.server";
import { purgeMailFiles } from "~/mailing/purge-files.server";
import type { MailWork } from "~/mailing/worker.server";
import { confirmationMail } from "~/newsletter/confirmation.server";
import { purgeSubscriptions } from "~/newsletter/purge.server";
import { knownListAt } from "~/project/list.server";

/** Functions that write the emails and purge the data of all features; the outbox worker calls them. */
export const mailWork: MailWork = {
  writers: {
    confirmation: confirmationMail,
    enquiry: departmentMail,
    receipt: receiptMailWith(knownListAt),
  },
  purges: [purgeSubscriptions, purgeEnquiries, purgeMailFiles],
};
