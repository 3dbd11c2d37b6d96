export { EnquiryForm } from "./form/form";
