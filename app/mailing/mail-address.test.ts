import fc from "fast-check";
import { expect, it } from "vitest";
import { deliveryAddress } from "./mail-address";

const host = (length: number) => `${"a".repeat(63)}.${"b".repeat(length - 67)}.pl`;

it.each([
  ["jan@example.pl", "jan@example.pl"],
  ["Jan.Kowalski+sklep@Example.PL", "Jan.Kowalski+sklep@example.pl"],
  ["o'neil_1@a-b.example.co", "o'neil_1@a-b.example.co"],
  ["jan@żółw.pl", "jan@xn--w-uga1v8h.pl"],
  ["jan@ŻÓŁW.PL", "jan@xn--w-uga1v8h.pl"],
  ["jan@z\u0307o\u0301łw.pl", "jan@xn--w-uga1v8h.pl"],
  [`${"a".repeat(64)}@example.pl`, `${"a".repeat(64)}@example.pl`],
  ["jan@xn--w-uga1v8h.xn--p1ai", "jan@xn--w-uga1v8h.xn--p1ai"],
  ["\ufeff\ta@b.pl\u00a0\r\n", "a@b.pl"],
  ["a\u200b@b\u00ad.pl\0", "a@b.pl"],
  ["mailto:a@b.pl", "a@b.pl"],
  [" <Mailto:a@b.pl> ", "a@b.pl"],
])("mail is sent to %s (18.2)", (typed, delivered) => expect(deliveryAddress(typed)).toBe(delivered));

it.each([
  ..."|a|a@|@b.pl|a@b|a b@c.pl|a@b@c.pl|a@b..pl|a@.b.pl|a@b.pl.|a@-b.pl|a@b-.pl".split("|"),
  ..."a@b.p|a@b.1|a@1.2.3.4|a@[1.2.3.4]|a@b.pl:25|a@b.pl/x|a@b.pl?x|a@b.pl#x|a@b%2epl".split("|"),
  ...".a@b.pl|a.@b.pl|a..b@b.pl|=1+1@b.pl|+a@b.pl|-a@b.pl|ż@b.pl|a@b．pl|a@b。pl".split("|"),
  ..."a@b.pl, evil@evil.pl|a@b.pl;c@d.pl|a(c)@b.pl|a:b@c.pl|a\\b@c.pl|a\t@b.pl".split("|"),
  ...'Jan <a@b.pl>|<a@b.pl|<<a@b.pl>>|a@b.pl <mailto:a@b.pl>|"x y"@b.pl'.split("|"),
  ...["a@b.pl\r\nBcc:evil@evil.pl", "mailto:a@b.pl?cc=c@d.pl"],
  `${"a".repeat(65)}@example.pl`,
  `a@${"b".repeat(64)}.pl`,
  `${"a".repeat(64)}@${host(190)}`,
  `${"ż".repeat(3)}@${"a.".repeat(130)}pl`,
  `a@${"ż.".repeat(60)}pl`.padStart(255, "a"),
  `a@${"ńż".repeat(20)}.${"ńż".repeat(20)}.${"ńż".repeat(20)}.${"ńż".repeat(20)}.${"ńż".repeat(30)}.pl`,
])("no mail is sent to %j (18.2)", (typed) => expect(deliveryAddress(typed)).toBeNull());

it("an address may have 254 characters and no more (18.2)", () => {
  const start = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}`;
  expect(deliveryAddress(`${start}.${"d".repeat(58)}.pl`)).toHaveLength(254);
  expect(deliveryAddress(`${start}.${"d".repeat(59)}.pl`)).toBeNull();
});

it("no mangled address is accepted that could be more than one plain recipient (18.2)", () => {
  const piece = fc.constantFrom("\r\n", "\0", "%0a", "b.pl", ...'a@ż.-,;<>"():\\ ');
  const mangled = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(""));
  const typed = mangled.chain((part) => fc.constantFrom(`${part}@b.pl`, `a@${part}.pl`));
  fc.assert(
    fc.property(typed, (text) => {
      const address = deliveryAddress(text);
      fc.pre(address !== null);
      expect(address).toMatch(/^[a-z.%0-9-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    }),
    { numRuns: 1_000 },
  );
});
