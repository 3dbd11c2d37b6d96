import { expect, test } from "vitest";
import { field } from "./fields.server";

test.each([`"><img src=x onerror="alert(1)">`, "<b>pilne", "</title>", "<!-- uwaga", "a <B"])(
  "%s is not taken for a line of text: the desk's lists would show it as HTML (25.2)",
  (text) => {
    const said = field.shownText.safeParse(text).error?.issues.map(({ message }) => message);
    expect(said).toEqual(["po znaku < nie może stać litera: tak zaczyna się HTML"]);
    expect(field.markdownText.safeParse(text).success).toBe(true);
  },
);

test.each(["< 20 dB", "2 <3 i 4> 1", "R&D <", "5 < x"])("%s is text (25.2)", (text) =>
  expect(field.exactText.parse(text)).toBe(text),
);
