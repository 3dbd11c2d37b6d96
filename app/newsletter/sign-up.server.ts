import { getBrand } from "~/brand/brand.server";
import { acceptPost, formLimits, type Poster, type PostOutcome } from "~/mailing/accept-post.server";
import { getMailingDatabase } from "~/mailing/database.server";
import { deliveryAddress } from "~/mailing/mail-address";
import { parseSubscription } from "~/newsletter/form/schema";
import { subscribe } from "~/newsletter/subscription/subscribe.server";

const limits = formLimits("newsletter");

/**
 * Validates a posted newsletter form and stores the subscription before responding (behaviour 18.5); see `acceptPost`.
 * @param sourcePage path of the page whose form was sent
 */
export function signUp(form: URLSearchParams, poster: Poster, sourcePage: string): Promise<PostOutcome> {
  return acceptPost({
    form,
    fields: { email: { count: 1, maxLength: 254 }, terms: { count: 1, maxLength: 4 } },
    parse: parseSubscription,
    limits,
    poster,
    store: async ({ email: typed }) => {
      const email = deliveryAddress(typed);
      if (email === null) throw new Error("An address that passed the schema has a form for delivery.");
      const { consent } = getBrand().newsletter;
      await subscribe(await getMailingDatabase(), { email, consent, sourcePage });
    },
    notStored: "Nie udało się zapisać adresu. Spróbuj ponownie za kilka minut.",
  });
}
