import { getBrand } from "~/content/brand.server";
import { trapField } from "~/newsletter/form/fields";
import { deliveryAddress } from "~/newsletter/form/mail-address";
import { parseSubscription, type SubscriptionReply } from "~/newsletter/form/schema";
import { getNewsletterDatabase } from "~/newsletter/store/database.server";
import { subscribe } from "~/newsletter/subscription/subscribe.server";
import { callerKey } from "~/platform/limits/caller.server";
import { Limit } from "~/platform/limits/limit.server";
import { log } from "~/platform/log.server";
import { wakeOutbox } from "./service.server";

const minuteMs = 60_000;
/** Behaviour 18.6. What the first refuses does not count for the second. */
const limits = [
  new Limit({ name: "newsletter", max: 5, windowMs: 10 * minuteMs }),
  new Limit({ name: "newsletter-day", max: 20, windowMs: 24 * 60 * minuteMs }),
];

export type Poster = {
  /** Network address, where the server knows it; without it only the limit per mailbox applies. */
  address: string | undefined;
  /** Path of the page whose form was sent. */
  page: string;
  /** For the log. */
  requestId: string | undefined;
};

export type SignUp =
  | { outcome: "accepted" }
  | { outcome: "invalid"; reply: SubscriptionReply }
  | { outcome: "unavailable"; reply: SubscriptionReply }
  | { outcome: "limited"; reply: SubscriptionReply; waitMs: number };

/** Validates a posted newsletter form and stores the subscription before answering (behaviour 18.5). Never throws. */
export async function signUp(form: URLSearchParams, poster: Poster): Promise<SignUp> {
  const submission = parseSubscription(onlyFields(form));
  const refuse = (message: string) => submission.reply({ formErrors: [message] });
  const waitMs = poster.address === undefined ? 0 : await waitOf(callerKey(poster.address));
  if (waitMs > 0) {
    return { outcome: "limited", waitMs, reply: refuse("Za dużo prób. Spróbuj ponownie za kilka minut.") };
  }
  if (submission.status !== "success") return { outcome: "invalid", reply: submission.reply() };
  if (form.get(trapField) !== "") {
    return {
      outcome: "invalid",
      reply: refuse("Formularz wygląda na wypełniony automatycznie. Sprawdź dane i wyślij go jeszcze raz."),
    };
  }
  return (await store(submission.value.email, poster))
    ? { outcome: "accepted" }
    : {
        outcome: "unavailable",
        reply: refuse("Nie udało się zapisać adresu. Spróbuj ponownie za kilka minut."),
      };
}

/** @returns 0 if the caller may go on, else how many ms to wait */
async function waitOf(caller: string): Promise<number> {
  for (const limit of limits) {
    const { waitMs } = await limit.take(caller);
    if (waitMs > 0) return waitMs;
  }
  return 0;
}

/** Other fields can hold conform's intents, commands from the browser: the server obeys none. */
function onlyFields(form: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...form].filter(([name]) => name === "email" || name === "terms"));
}

async function store(typedEmail: string, { page, requestId }: Poster): Promise<boolean> {
  const email = deliveryAddress(typedEmail);
  if (email === null) throw new Error("An address that passed the schema has a form for delivery.");
  try {
    const { consent } = getBrand().newsletter;
    await subscribe(await getNewsletterDatabase(), { email, consent, sourcePage: page });
    wakeOutbox();
    return true;
  } catch (error) {
    log.error({ err: error, id: requestId }, "Subscription not stored");
    return false;
  }
}
