import { expect, test } from "vitest";
import { mailboxKey } from "./mailbox-key";

test.each([
  ["jan@example.pl", ["Jan@Example.PL", "jan+news@example.pl", "jan+a+b@example.pl", " jan+@example.pl\n"]],
  ["j.a.n@example.pl", ["J.A.N+x@example.pl"]],
  ["jankowalski@gmail.com", ["j.an.kowalski+x@gmail.com", "Jan.Kowalski@googlemail.com"]],
])("%s is one mailbox in all its spellings (18.9)", (key, spellings) =>
  expect([key, ...spellings].map(mailboxKey)).toEqual([key, ...spellings.map(() => key)]),
);

test.each(["jan-news@example.pl", "jan@sub.example.pl", "+jan@example.pl", "jan@a@b", "jan", "+", ""])(
  "„%s” is a mailbox of its own",
  (address) => expect(mailboxKey(address)).toBe(address),
);
