import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { log } from "lib/platform/log.server";
import { expect, onTestFinished, test, vi } from "vitest";
import { answerErrors } from "./answer-errors";

test("an error of ours is one line in the log, with who met it where; nobody else learns of it (22.5)", async () => {
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  const error = new Error("cannot write /srv/modrawa/desk");
  const app = express().get("/wejscie/:token", (_request, _response, next) => next(error));
  const server = app.use(answerErrors).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/wejscie/x?y=z`);
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringMatching(/srv|Error|at /)]);
  const line = { err: error, method: "GET", path: "/wejscie", caller: "127.0.0.0" };
  expect(logged.mock.calls).toEqual([[line, "The desk failed"]]);
});
