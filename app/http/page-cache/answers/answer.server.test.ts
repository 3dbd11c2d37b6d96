import { expect, test } from "vitest";
import { bodyIn, readAnswer } from "./answer.server";

test("a compression that failed is tried again for the next one who asks", async () => {
  const answer = await readAnswer(
    new Response("x".repeat(2_000), { headers: { "Content-Type": "text/html" } }),
  );
  answer.compressed.br = Promise.reject(new Error("no memory"));
  await expect(bodyIn("br", answer)).rejects.toThrow("no memory");
  expect((await bodyIn("br", answer)).length).toBeLessThan(2_000);
});
