import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { log } from "lib/platform/log.server";
import { expect, test, vi } from "vitest";
import type { Preview } from "../preview";
import type { Editor } from "../settings";
import { editorOf, onlyEditors } from "./access";
import { Sessions } from "./sessions";

const anna: Editor = { name: "Anna Nowak", address: "anna@firma.example", isPublisher: true };

test("behind a proxy that signs people in, its header alone says who edits; guests go with their editor (25.43, 25.45)", async () => {
  vi.spyOn(log, "warn").mockImplementation(() => {});
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const sessions = new Sessions(
    path.join(mkdtempSync(path.join(tmpdir(), "modrawa-access-")), "sessions.json"),
  );
  const site = express.Router().use((_request, response) => void response.send("podgląd"));
  const editors = new Map([[anna.address, anna]]);
  const settings = { url, editors, folder: ".", release: ".", userHeader: "x-user" };
  const app = express().use(onlyEditors(settings, sessions, { site } as unknown as Preview));
  app.use((_request, response) => void response.send(editorOf(response).name));
  server.on("request", app);
  const guestOf = async (host: string) => ({ cookie: `__Host-podglad=${await sessions.newGuest(host)}` });
  const session = await sessions.signIn(sessions.newLink(anna.address));
  const asked: [string, Record<string, string>][] = [
    ["/", { "x-user": "Anna@firma.example" }],
    ["/", { "x-user": "jan@firma.example" }],
    ["/", {}],
    ["/", { cookie: `__Host-desk=${session?.token}` }],
    ["/wejscie/x", { "x-user": "" }],
    ["/", await guestOf(anna.address)],
    ["/redakcja/", await guestOf(anna.address)],
    ["/", await guestOf("dawniej@firma.example")],
  ];
  const answers = asked.map(async ([at, headers]) => {
    const answer = await fetch(new URL(at, url), { headers });
    return answer.ok ? answer.text() : answer.status;
  });
  expect(await Promise.all(answers)).toEqual([anna.name, 403, 403, 403, 403, "podgląd", 403, 403]);
  server.close();
});
