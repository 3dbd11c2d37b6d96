import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { acceptPost } from "./accept-post.server";

test("of a field that a form has once the first value counts, and commands of conform's are no fields", async () => {
  const posted: string[] = [];
  const form = `${"email=a%40b.pl&".repeat(9_000)}samples=a&samples=b&samples=c&__intent__=reset&website=`;
  const result = await acceptPost({
    form: new URLSearchParams(form),
    fields: { email: 1, samples: 2, terms: 1 },
    parse: (fields) => {
      posted.push(String(fields));
      return parseWithZod(fields, { schema: z.object({ terms: z.string("Pole wymagane") }) });
    },
    limits: [],
    poster: { address: undefined, requestId: undefined },
    store: async () => {},
    notStored: "",
  });
  expect(posted).toEqual(["email=a%40b.pl&samples=a&samples=b"]);
  expect(result.outcome).toBe("invalid");
});
