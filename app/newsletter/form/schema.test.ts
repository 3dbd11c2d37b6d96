import { expect, it } from "vitest";
import { parseSubscription } from "./schema";

const errorsOf = (form: string) => {
  const submission = parseSubscription(new URLSearchParams(form));
  return submission.status === "success" ? null : submission.error;
};

it.each(["on", "true"])("the newsletter form accepts a valid address and a consent sent as %s", (terms) =>
  expect(errorsOf(`email=jan%40example.pl&terms=${terms}`)).toBeNull(),
);

it.each(["", "email=a%40b", "email=a%40b.pl&email=c%40d.pl", "email[x]=a%40b.pl"])(
  "the newsletter form says that the address of %j is wrong, and only that (18.2)",
  (email) => expect(errorsOf(`${email}&terms=on`)).toEqual({ email: ["Nieprawidłowy e-mail"] }),
);

it.each(["", "terms=false", "terms=1", "terms=on&terms="])(
  "the newsletter form does not accept %j as consent (18.3)",
  (terms) => expect(errorsOf(`email=a%40b.pl&${terms}`)).toEqual({ terms: ["Pole wymagane"] }),
);
