import { expect, test } from "vitest";
import { readAnswer } from "./answer.server";
import { documentAnswer } from "./document";

const html = "<!DOCTYPE html><title>Łazienka</title>";
const init = { status: 404, headers: { "Content-Type": "text/html; charset=utf-8" } };

test("a document is cached as the bytes that everyone else reads from its answer", async () => {
  const read = await readAnswer(documentAnswer(html, init));
  expect(read.body.toString()).toBe(html);
  expect(read).toEqual(await readAnswer(new Response(html, init)));
  expect(await documentAnswer(html, init).text()).toBe(html);
});
