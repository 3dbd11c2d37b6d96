export { formAnswer, rejectedFormAnswer } from "./guard/form-answer.server";
export { readForm } from "./guard/form-body";
export { rejection, rejectionForNow } from "./guard/rejection.server";
