import express from "express";
import { log } from "lib/platform/log.server";
import { expect, test, vi } from "vitest";
import { ContentError } from "~/content/files.server";
import { listening } from "../../../tests/support/services/listening";
import { answerErrors } from "./answer-errors";

test("an error of ours is one line in the log, with who met it where; nobody else learns of it, but of broken content the desk says where (22.5, 25.44)", async () => {
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  const error = new Error("cannot write /srv/modrawa/desk");
  const broken = new ContentError([
    { file: "content/image-sizes.json", line: 3, reason: "brakuje przecinka" },
  ]);
  const app = express()
    .get("/wejscie/:token", (_request, _response, next) => next(error))
    .get("/redakcja/publikacja", (_request, _response, next) => next(broken));
  const origin = await listening(app.use(answerErrors));
  const answer = await fetch(`${origin}/wejscie/x?y=z`);
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringMatching(/srv|Error|at /)]);
  const line = { err: error, method: "GET", path: "/wejscie", caller: "127.0.0.0" };
  expect(logged.mock.calls).toEqual([[line, "The desk failed"]]);
  // Broken content is no failure of the desk, and whoever reads the message can fix it.
  const mendable = await fetch(`${origin}/redakcja/publikacja`);
  const sentence = "plik content/image-sizes.json, wiersz 3: brakuje przecinka";
  expect([mendable.status, await mendable.text()]).toEqual([422, expect.stringContaining(sentence)]);
  expect(logged).toHaveBeenCalledTimes(1);
});
