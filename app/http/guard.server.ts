export { readForm } from "./guard/form-body";
export { rejection, rejectionForNow } from "./guard/rejection.server";
