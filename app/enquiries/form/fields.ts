export const maxSamples = 3;

/** Fields of the enquiry form, in the order of the page: number and maximum length of the values of each. */
export const fieldBounds = {
  name: { count: 1, maxLength: 100 },
  email: { count: 1, maxLength: 254 },
  phone: { count: 1, maxLength: 40 },
  town: { count: 1, maxLength: 80 },
  message: { count: 1, maxLength: 4_000 },
  samples: { count: maxSamples, maxLength: 40 },
  terms: { count: 1, maxLength: 4 },
};

export type FieldName = keyof typeof fieldBounds;
export const fieldNames = Object.keys(fieldBounds) as FieldName[];
