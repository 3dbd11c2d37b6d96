import { getEnv } from "lib/platform/env.server";
import { getBrand } from "./brand.server";

/** Returns the sender and the footer line of all emails. */
export function mailSender(): { from: { name: string; address: string }; signature: string } {
  const { newsletter, legal, address } = getBrand();
  const { fromName, fromAddress } = newsletter.mail;
  return {
    from: { name: fromName, address: getEnv().MAIL_FROM ?? fromAddress },
    signature: `${legal.shortName}, ${address.street}, ${address.postcode} ${address.town}`,
  };
}
