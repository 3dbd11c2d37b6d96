import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { acceptPost } from "./accept-post.server";

test("of a field that a form has once the first value counts, as far as it is not too long; commands of conform's are no fields", async () => {
  const posted: string[] = [];
  const form = `${"email=a%40b.pl&".repeat(9_000)}samples=a&samples=b&samples=c&terms=${"x".repeat(9_000)}&__intent__=reset&website=`;
  const result = await acceptPost({
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
  expect(posted).toEqual([`email=a%40b.pl&samples=a&samples=b&terms=${"x".repeat(40)}`]);
  expect(result.outcome).toBe("invalid");
});
