import { z } from "zod";
import {
  clockTime,
  emailAddress,
  exactText,
  iconName,
  identifier,
  isoDate,
  phoneNumber,
  postcode,
  shownText,
  sitePath,
  uniqueById,
  webAddress,
  weekdays,
} from "./fields.server";
import { readContent } from "./files.server";
import { fromContent } from "./memo";

const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`), `wymagane ${count} cyfr`);

const department = z.strictObject({
  id: identifier,
  label: shownText,
  phone: phoneNumber,
  email: emailAddress,
  icon: iconName,
  topics: shownText,
});

const socialLink = z.strictObject({
  id: identifier,
  kind: z.enum(["network", "short-video"]),
  label: shownText,
  url: webAddress,
  icon: iconName,
});

const message = z.strictObject({ title: shownText, text: shownText });
const question = message.extend({ buttonLabel: shownText });

/** Stored with what was sent as proof, so kept exactly as written. */
const consent = z.strictObject({ version: z.int().positive(), validFrom: isoDate, text: exactText });

const newsletter = z.strictObject({
  title: shownText,
  lead: shownText,
  emailLabel: shownText,
  submitLabel: shownText,
  consent,
  information: shownText,
  informationTo: sitePath,
  mail: z.strictObject({
    fromName: exactText,
    fromAddress: emailAddress,
    confirmation: z.strictObject({
      subject: exactText,
      preheader: exactText,
      body: exactText,
      buttonLabel: exactText,
    }),
  }),
  pages: z.strictObject({
    sent: message,
    confirm: question,
    confirmed: message,
    unsubscribe: question,
    unsubscribed: message,
    invalid: message,
  }),
});

const enquiries = z.strictObject({
  title: shownText,
  lead: shownText,
  /** Id of the department that gets them. */
  department: identifier,
  consent,
  information: shownText,
  informationTo: sitePath,
  receipt: z.strictObject({ subject: exactText, preheader: exactText, body: exactText }),
  sent: message,
});

/** A warning; with `categories` only for products of these and of all below them. */
const warning = z.union([
  shownText.transform((text) => ({ text, categories: [] as number[] })),
  z.strictObject({ text: shownText, categories: z.array(z.int()).min(1) }),
]);

const gpsr = z.strictObject({
  heading: shownText,
  manufacturer: z.strictObject({
    name: exactText,
    street: exactText,
    postcode,
    town: exactText,
    country: exactText,
    email: emailAddress,
    url: webAddress,
  }),
  responsiblePerson: shownText,
  identification: shownText,
  warnings: z.array(warning),
});

const brandSchema = z
  .strictObject({
    name: exactText,
    slug: identifier,
    claim: shownText,
    description: shownText,
    siteUrl: webAddress,
    copyright: exactText.includes("{year}", { error: "brakuje {year}, czyli miejsca na rok" }),
    legal: z.strictObject({
      name: exactText,
      shortName: exactText,
      nip: digits(10),
      krs: digits(10),
      regon: digits(9),
    }),
    address: z.strictObject({
      street: exactText,
      postcode,
      town: exactText,
      voivodeship: exactText,
      country: exactText,
      countryCode: z.string().length(2),
    }),
    coordinates: z.strictObject({ lat: z.number().min(49).max(55), lon: z.number().min(14).max(25) }),
    foundingYear: z.int().min(1800),
    openingHours: z.array(
      z.strictObject({ label: shownText, days: weekdays, opens: clockTime, closes: clockTime }),
    ),
    departments: z.array(department).check(uniqueById),
    shop: z.strictObject({
      label: shownText,
      url: webAddress,
      inspirationsLabel: shownText,
      inspirationsUrl: webAddress,
    }),
    social: z.array(socialLink).check(uniqueById),
    newsletter,
    enquiries,
    gpsr,
  })
  .refine(({ departments, enquiries }) => departments.some(({ id }) => id === enquiries.department), {
    path: ["enquiries", "department"],
    error: "nie ma działu o takim id",
  });

/** `content/brand.yaml`: company, contacts, newsletter wording, manufacturer's block. `{year}` is not filled in. */
export type Brand = z.output<typeof brandSchema>;

/**
 * The brand, parsed at the first call.
 * @throws {ContentError}
 */
export const getBrand: () => Brand = fromContent(() => readContent("brand.yaml", brandSchema).data);
