import { expect, test } from "vitest";
import { BodyTooLargeError, readBoundedAnswer, readBoundedText } from "./bounded-body";

const bodyOf = (...parts: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts)
        controller.enqueue(typeof part === "string" ? new TextEncoder().encode(part) : part);
      controller.close();
    },
  });

test("a body with a limit is read whole, even with a letter split between chunks", async () => {
  const [first, second] = [new Uint8Array([0xc5]), new Uint8Array([0x82])];
  expect(await readBoundedText(bodyOf("Świat", first, second, "o"), 100)).toBe("Światło");
  expect(await readBoundedText(null, 1)).toBe("");
});

test("a body with a limit is read no further once it is too long", async () => {
  let asked = 0;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        asked += 1;
        controller.enqueue(new Uint8Array(10));
      },
    },
    { highWaterMark: 0 },
  );
  await expect(readBoundedText(endless, 25)).rejects.toThrow(BodyTooLargeError);
  expect(asked).toBe(3);
});

test("the body of another server that says too much is cancelled", async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel() {
      isCancelled = true;
    },
  });
  await expect(readBoundedAnswer(new Response(endless), 25)).rejects.toThrow(BodyTooLargeError);
  expect(isCancelled).toBe(true);
});
