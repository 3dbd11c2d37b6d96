import type { Submission } from "@conform-to/react";
import { callerKey } from "lib/platform/caller.server";
import { Limit } from "lib/platform/limit.server";
import { log } from "lib/platform/log.server";
import { honeypotField } from "./honeypot";
import type { FormReply } from "./reply";

const minuteMs = 60_000;

export type Poster = {
  /** IP address of the caller, if the server knows it. Without an IP address, the form's rate limits do not apply. */
  ip: string | undefined;
  /** Id that is added to log entries. */
  requestId: string | undefined;
};

export type PostOutcome =
  | { outcome: "accepted" }
  | { outcome: "invalid" | "unavailable"; reply: FormReply }
  | { outcome: "limited"; reply: FormReply; waitMs: number };

/**
 * Returns the per-caller rate limits of a form (behaviour 18.6). A post that the first limit rejects does not count
 * towards the second limit.
 */
export function formLimits(name: string): Limit[] {
  return [
    new Limit({ name, max: 5, windowMs: 10 * minuteMs }),
    new Limit({ name: `${name}-day`, max: 20, windowMs: 24 * 60 * minuteMs }),
  ];
}

export type PostedForm<Value> = {
  form: URLSearchParams;
  /** Number of values that each field may have, and maximum length of each value in characters. */
  fields: Readonly<Record<string, { count: number; maxLength: number }>>;
  parse: (fields: URLSearchParams) => Submission<Value, string[]>;
  limits: Limit[];
  poster: Poster;
  /** Stores the form's values. If it throws, the visitor sees `notStored`. */
  store: (value: Value) => Promise<void>;
  notStored: string;
};

/**
 * Validates a posted form and stores it before responding (behaviours 18.1, 18.5, 18.6). If the form cannot be stored,
 * the outcome is `unavailable`, and nothing is thrown.
 */
export async function acceptPost<Value>({
  form,
  fields,
  parse,
  limits,
  poster,
  store,
  notStored,
}: PostedForm<Value>): Promise<PostOutcome> {
  const submission = parse(formFields(form, fields));
  const reject = (message: string) => submission.reply({ formErrors: [message] });
  const waitMs = poster.ip === undefined ? 0 : await waitOf(callerKey(poster.ip), limits);
  if (waitMs > 0) {
    return { outcome: "limited", waitMs, reply: reject("Za dużo prób. Spróbuj ponownie za kilka minut.") };
  }
  if (submission.status !== "success") return { outcome: "invalid", reply: submission.reply() };
  const honeypots = form.getAll(honeypotField);
  if (honeypots.length !== 1 || honeypots[0] !== "") {
    return {
      outcome: "invalid",
      reply: reject("Formularz wygląda na wypełniony automatycznie. Sprawdź dane i wyślij go jeszcze raz."),
    };
  }
  try {
    await store(submission.value);
    return { outcome: "accepted" };
  } catch (error) {
    log.error({ err: error, id: poster.requestId }, "Form not stored");
    return { outcome: "unavailable", reply: reject(notStored) };
  }
}

/** Before validation, a value is truncated to this multiple of its field's maximum length. */
const keptLengths = 10;

/**
 * Returns the form's known fields, each with one value more than it may have at most: the schema rejects a field sent
 * too often, because the server must not guess which of its values was meant, for example of a consent. Drops all other
 * fields, because they may contain commands of the form library conform, which the server must not run. Limits the
 * values because conform takes n² steps for n values of a field.
 */
function formFields(form: URLSearchParams, fields: PostedForm<unknown>["fields"]): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, { count, maxLength }]) =>
      form
        .getAll(name)
        .slice(0, count + 1)
        .map((value) => [name, value.slice(0, keptLengths * maxLength)]),
    ),
  );
}

/** Returns how long the caller has to wait, in ms; 0 if the caller may proceed. */
async function waitOf(caller: string, limits: Limit[]): Promise<number> {
  for (const limit of limits) {
    const { waitMs } = await limit.take(caller);
    if (waitMs > 0) return waitMs;
  }
  return 0;
}
