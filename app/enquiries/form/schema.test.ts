import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldBounds } from "./fields";
import { parseEnquiry } from "./schema";

const filledIn = {
  name: "Jan Kowalski",
  email: "jan@example.pl",
  phone: "",
  town: "Poznań",
  message: "Do maja?",
  terms: "on",
};
const parse = (fields: Record<string, string>, samples: string[] = []) => {
  const form = new URLSearchParams({ ...filledIn, ...fields });
  for (const sample of samples) form.append("samples", sample);
  return parseEnquiry(form, ["chrom", "bialy", "czarny-mat", "surowy"]);
};
const issues = (fields: Record<string, string>, samples?: string[]) => parse(fields, samples).reply().error;
const parsed = (fields: Record<string, string>, samples?: string[]) => {
  const submission = parse(fields, samples);
  return submission.status === "success" ? submission.value : submission.reply().error;
};

test("a question needs an address or a number (28.2)", () => {
  expect(parsed({})).toEqual({ ...filledIn, phone: undefined, samples: [] });
  expect(parsed({ email: "", phone: "600 100 200" })).toMatchObject({ phone: "600 100 200" });
  expect(issues({ email: "x", phone: "600 100 200" })).toEqual({ email: ["Nieprawidłowy e-mail"] });
  expect(issues({ email: "" })).toEqual({ email: ["Podaj e-mail albo numer telefonu"] });
});

test("a question is told all errors at once (28.2)", () => {
  expect(issues({ name: "", email: "", town: " ", message: "\n", terms: "" }, ["x"])).toEqual({
    name: ["Podaj imię i nazwisko"],
    email: ["Podaj e-mail albo numer telefonu"],
    town: ["Podaj miejscowość"],
    samples: ["Nie mamy próbki tego wykończenia"],
    terms: ["Pole wymagane"],
  });
});

test.each([
  ...["+48 600 100 200", "0048600100200", "(+48) 600 000 000", "tel. +48 (0)61 555 01 23"],
  ...["61 555-01-23", "(61) 555.01.23", "61/555/01/23", "600\u00a0000–000"],
  ...["600 000 000, wew. 12", "61 5550123 w.3"],
])("the phone number %s is taken (28.2)", (phone) => expect(issues({ phone })).toBeUndefined());

test.each([
  ...["123456", "1234567890123456", "+", "a@b.pl"],
  ...["600 100 200 wewn. x", "600 100 200, 600 100 201", "600 100 200, a"],
])("the phone number %s is rejected (28.2)", (phone) =>
  expect(issues({ phone })).toEqual({ phone: ["Nieprawidłowy numer telefonu"] }),
);

test("a question asks for three samples at most (28.2)", () => {
  expect(parsed({}, ["chrom"])).toMatchObject({ samples: ["chrom"] });
  expect(parsed({}, ["chrom", "bialy", "czarny-mat"])).toMatchObject({ samples: { length: 3 } });
  expect(issues({ email: "" }, ["chrom", "bialy", "czarny-mat", "surowy"])).toEqual({
    email: ["Podaj e-mail albo numer telefonu"],
    samples: ["Wybierz najwyżej 3 próbki"],
  });
});

test.each([
  ["needs no words: the list is the question", "", ""],
  ["keeps the cells of a pasted table apart", "LR-120-CH\t10\t5", "LR-120-CH 10 5"],
])("a question %s (28.2)", (_, typed, message) =>
  expect(parsed({ message: typed })).toMatchObject({ message }),
);

test("whatever is typed, its inputs are one line each without invisible characters (28.2)", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      const typed = `Jan ${text}\r\nBcc: x\u0000\u202e`;
      expect(parsed({ name: typed, message: typed })).toMatchObject({
        name: expect.stringMatching(/^Jan \P{C}*Bcc: x$/u),
        message: expect.stringMatching(/^Jan [\P{C}\n]*\nBcc: x$/u),
      });
    }),
  );
});

test("a message counts a line's end as one character, as the text area does (28.2)", () => {
  const { maxLength } = fieldBounds.message;
  expect(issues({ message: "a\r\n".repeat(maxLength / 2 - 1) })).toBeUndefined();
  expect(issues({ name: "x".repeat(101), message: "a".repeat(maxLength + 1) })).toEqual({
    name: ["Najwyżej 100 znaków"],
    message: ["Najwyżej 4000 znaków"],
  });
});
