export type { MailWriter } from "./outbox/deliver.server";
export { mailBody } from "./outbox/mail-body";
export { countByState, countMails, type OutboxFigures, retryDeadMails } from "./outbox/outbox.server";
export { purgeMailFiles } from "./outbox/purge-files.server";
export {
  dropExpiredMails,
  dropMailsOfEnquiries,
  dropMailsOfSubscription,
  mailsSince,
  queueMail,
  receiptsSince,
  subscriptionOfToken,
} from "./outbox/queue.server";
export { type MailWork, OutboxWorker } from "./outbox/worker.server";
