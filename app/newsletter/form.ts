export { NewsletterForm, type NewsletterFormCopy } from "./form/form";
