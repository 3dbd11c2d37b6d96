import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { acceptPost } from "./accept-post.server";

const post = async (form: string) => {
  const posted: string[] = [];
  const { outcome } = await acceptPost({
    form: new URLSearchParams(form),
    fields: {
      email: { count: 1, maxLength: 254 },
      samples: { count: 2, maxLength: 40 },
      terms: { count: 1, maxLength: 4 },
    },
    parse: (fields) => {
      posted.push(String(fields));
      return parseWithZod(fields, { schema: z.object({ terms: z.enum(["on"]) }) });
    },
    limits: [],
    poster: { ip: undefined, requestId: undefined },
    store: async () => {},
    notStored: "",
  });
  return { outcome, posted };
};

test("of each field one value more than allowed is validated, truncated; conform's commands are not fields", async () => {
  const form = `${"email=a%40b.pl&".repeat(9_000)}samples=a&samples=b&samples=c&samples=d&terms=${"x".repeat(9_000)}&__intent__=reset&website=`;
  expect(await post(form)).toEqual({
    outcome: "invalid",
    posted: [`email=a%40b.pl&email=a%40b.pl&samples=a&samples=b&samples=c&terms=${"x".repeat(40)}`],
  });
});

test.each([
  ["terms=on&website=", "accepted"],
  ["terms=on&terms=&website=", "invalid"],
  ["terms=&terms=on&website=", "invalid"],
  ["terms=on", "invalid"],
  ["terms=on&website=&website=x", "invalid"],
])("consent is never guessed, nor is what robots fill: %s is %s (18.1, 18.3)", async (form, outcome) =>
  expect(await post(form)).toMatchObject({ outcome }),
);
