import { departmentMail, purgeEnquiries, receiptMailWith } from "~/enquiries/store.server";
import { type MailWork, purgeMailFiles } from "~/mailing/outbox.server";
import { confirmationMail, purgeSubscriptions } from "~/newsletter/subscription.server";
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
