import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { polishNumber } from "lib/polish/number";
import { plainLine, plainLines } from "lib/polish/plain-text";
import * as z from "zod/mini";
import { deliveryAddress } from "~/mailing/mail-address";
import { fieldBounds, maxSamples } from "./fields";
import { internationalDigits } from "./phone";

const invalidEmail = "Nieprawidłowy e-mail";
const invalidPhone = "Nieprawidłowy numer telefonu";
const unreachable = "Podaj e-mail albo numer telefonu";

type Bounds = { maxLength: number };

const inBounds = ({ maxLength }: Bounds) =>
  z.maxLength(maxLength, `Najwyżej ${polishNumber(maxLength)} znaków`);

const required = (missing: string, bounds: Bounds) =>
  z.string(missing).check(z.overwrite(plainLine), z.minLength(1, missing), inBounds(bounds));

/** @param missing error message for an empty field */
const emailField = (missing: string) =>
  z.string(missing).check(z.refine((email) => deliveryAddress(email) !== null, invalidEmail));

/** @param samples ids of finishes for which samples can be ordered */
const enquirySchema = (samples: readonly string[], hasPhone: boolean) =>
  z.object({
    name: required("Podaj imię i nazwisko", fieldBounds.name),
    email: hasPhone ? z.optional(emailField(invalidEmail)) : emailField(unreachable),
    phone: z.optional(
      z.string(invalidPhone).check(
        z.overwrite(plainLine),
        z.maxLength(fieldBounds.phone.maxLength, invalidPhone),
        z.refine((phone) => internationalDigits(phone) !== null, invalidPhone),
      ),
    ),
    town: required("Podaj miejscowość", fieldBounds.town),
    message: z._default(z.string().check(z.overwrite(plainLines), inBounds(fieldBounds.message)), ""),
    samples: z.array(z.string()).check(
      z.maxLength(maxSamples, `Wybierz najwyżej ${maxSamples} próbki`),
      z.refine((ids) => ids.every((id) => samples.includes(id)), "Nie mamy próbki tego wykończenia"),
    ),
    terms: z.enum(["on", "true"], "Pole wymagane"),
  });

export type EnquiryInput = z.infer<ReturnType<typeof enquirySchema>>;

/**
 * Validates a posted enquiry about a project (behaviour 28.2).
 * @param samples ids of finishes for which samples can be ordered
 */
export function parseEnquiry(
  form: FormData | URLSearchParams,
  samples: readonly string[],
): Submission<EnquiryInput, string[]> {
  return parseWithZod(form, { schema: enquirySchema(samples, Boolean(form.get("phone"))) });
}
