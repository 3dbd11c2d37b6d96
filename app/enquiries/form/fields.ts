import type { FieldBounds } from "~/mailing/form.server";

/** Fields of the enquiry form, in the order of the page. */
export const fieldNames = ["name", "email", "phone", "town", "message", "samples", "terms"] as const;
export type FieldName = (typeof fieldNames)[number];

/** Maximum lengths, in characters. */
export const maxLengths = { name: 100, email: 254, phone: 40, town: 80, message: 4_000 } as const;

export const maxSamples = 3;

/** Number and maximum length of the values of each posted field. */
export const fieldBounds: Readonly<Record<FieldName, FieldBounds>> = {
  name: { count: 1, maxLength: maxLengths.name },
  email: { count: 1, maxLength: maxLengths.email },
  phone: { count: 1, maxLength: maxLengths.phone },
  town: { count: 1, maxLength: maxLengths.town },
  message: { count: 1, maxLength: maxLengths.message },
  samples: { count: maxSamples, maxLength: 40 },
  terms: { count: 1, maxLength: 4 },
};
