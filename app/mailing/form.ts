export { answerField } from "./form/fields";
export { Honeypot } from "./form/honeypot";
export { type FormReply, messageOf } from "./form/reply";
