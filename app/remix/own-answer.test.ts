import { expect, test } from "vitest";
import { ForeignAnswer, ownAnswer } from "./own-answer";

const own = { "X-Remix-Response": "yes", "Content-Type": "application/json" };
const broken = () =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"view":')),
    pull: (body) => body.error(new TypeError("network error")),
  });

test.each<[string, BodyInit | null, ResponseInit]>([
  ...[200, 302, 403, 503].flatMap((status): [string, BodyInit, ResponseInit][] => [
    [`HTML with ${status}`, "<!doctype html><h1>Sign in</h1>", { status }],
    [`JSON with ${status}`, '{"blocked":true}', { status, headers: { "Content-Type": "application/json" } }],
    [`nothing with ${status}`, "", { status }],
  ]),
  ["data cut off by a proxy", '{"view":{"rooms":[', { headers: own }],
  ["data cut off by the network", broken(), { headers: own }],
  ["no data", "", { headers: own }],
])("an answer to a data request is foreign: %s (12.13)", async (_, body, init) => {
  await expect(ownAnswer(new Response(body, init))).rejects.toThrow(ForeignAnswer);
});

test.each<[string, string | null, ResponseInit]>([
  ["data", '{"status":"error"}', { status: 400, headers: own }],
  ["a thrown answer", "Nie ma", { status: 404, headers: { "X-Remix-Catch": "yes" } }],
  ["an error", '{"message":"x"}', { status: 500, headers: { "X-Remix-Error": "yes" } }],
  ["a redirect", null, { status: 204, headers: { "X-Remix-Redirect": "/kontakt" } }],
])("an answer to a data request is the site's: %s (12.13)", async (_, body, init) => {
  const answer = await ownAnswer(new Response(body, init));
  expect(answer).toMatchObject({ status: init.status });
  expect(await answer.text()).toBe(body ?? "");
});

test("an answer to a data request that is not waited for any more is no foreign one (12.13)", async () => {
  const aborted = new ReadableStream({ start: (body) => body.error(new DOMException("", "AbortError")) });
  await expect(ownAnswer(new Response(aborted, { headers: own }))).rejects.toThrow(DOMException);
});
