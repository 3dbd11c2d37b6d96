export { eraseEnquiriesOf, purgeEnquiries } from "./store/erase.server";
export { countEnquiries, exportEnquiries } from "./store/export.server";
export { departmentMail, receiptMailWith } from "./store/mails.server";
export { submitEnquiry } from "./store/submit-enquiry.server";
