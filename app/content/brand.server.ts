export { type Brand, brandSchema, getBrand } from "./brand/brand.server";
export { mailSender } from "./brand/mail-sender.server";
