import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import express from "express";
import type { Preview } from "../../tools/desk/preview";
import { onlyEditors } from "../../tools/desk/sign-in/access";
import { Sessions } from "../../tools/desk/sign-in/sessions";
import { test } from "../support/browser/test";

const address = "anna@modrawa.example";

test("a colleague's link opens what it names, in the browser of one who is signed in (25.43)", async ({
  page,
}) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // Another site for the browser, as a chat is.
  const url = new URL(`http://localhost:${port}`);
  const sessions = new Sessions(
    path.join(mkdtempSync(path.join(tmpdir(), "modrawa-links-")), "sessions.json"),
  );
  const editors = new Map([[address, { name: "Anna Nowak", address, isPublisher: true }]]);
  const settings = { url, editors, folder: ".", release: ".", userHeader: null };
  const chat = `<a href="${url.origin}/redakcja/?x=1#/collections/pages">Popraw to</a>`;
  const app = express().get("/czat", (_request, response) => void response.send(chat));
  app.use(onlyEditors(settings, sessions, {} as Preview));
  app.use((_request, response) => void response.send("<h1>Redakcja dla zalogowanych</h1>"));
  server.on("request", app);
  try {
    await page.goto(`${url.origin}/wejscie/${sessions.newLink(address)}`);
    await page.getByRole("button", { name: "Otwórz redakcję" }).click();
    await expect(page.getByRole("heading", { name: "Redakcja dla zalogowanych" })).toBeVisible();
    await page.goto(`http://127.0.0.1:${port}/czat`);
    await page.getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Redakcja dla zalogowanych" })).toBeVisible();
    expect(page.url()).toBe(`${url.origin}/redakcja/?x=1#/collections/pages`);
  } finally {
    server.close();
  }
});
