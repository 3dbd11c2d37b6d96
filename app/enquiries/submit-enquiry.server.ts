import { getBrand } from "~/brand/brand.server";
import { acceptPost, formLimits, type Poster, type PostOutcome } from "~/mailing/accept-post.server";
import { getMailingDatabase } from "~/mailing/database.server";
import { deliveryAddress } from "~/mailing/mail-address";
import { fieldBounds } from "./form/fields";
import { parseEnquiry } from "./form/schema";
import { type NewEnquiry, storeEnquiry } from "./store-enquiry.server";

const limits = formLimits("enquiry");

export type EnquirySubject = {
  list: NewEnquiry["list"];
  /** Finishes for which samples can be ordered. */
  finishes: readonly { id: string; label: string }[];
};

/** Validates a posted enquiry about a project and stores it before responding (behaviour 28.3); see `acceptPost`. */
export function submitEnquiry(
  form: URLSearchParams,
  poster: Poster,
  { list, finishes }: EnquirySubject,
): Promise<PostOutcome> {
  return acceptPost({
    form,
    fields: fieldBounds,
    parse: (fields) =>
      parseEnquiry(
        fields,
        finishes.map(({ id }) => id),
      ),
    limits,
    poster,
    store: async ({ name, email, phone, town, message, samples }) =>
      storeEnquiry(await getMailingDatabase(), {
        name,
        email: email ? deliveryAddress(email) : null,
        phone: phone ?? null,
        town,
        message,
        samples: finishes.filter(({ id }) => samples.includes(id)).map(({ label }) => label),
        list,
        consent: getBrand().enquiries.consent,
      }),
    notStored: "Nie udało się zapisać zapytania. Spróbuj ponownie za kilka minut.",
  });
}
