import "../../../tests/support/site/newsletter-env";
import express from "express";
import { afterAll, expect, test } from "vitest";
import { listening } from "../../../tests/support/services/listening";
import { PageCache } from "./cache.server";
import { pageTable } from "./page-table";
import { deliverPages } from "./respond.server";

/** Says what follows the URL in an answer, or fails. */
let edition = () => "";

/* A site whose page cache and Remix handler both respond with the URL that they receive. */
const cache = new PageCache({
  maxBytes: 1_000_000,
  now: () => 0,
  render: async (href) =>
    new Response(`cached ${href}${edition()}`, { headers: { "Content-Type": "text/plain" } }),
});
const app = express()
  .use((_request, response, next) => {
    response.locals.note = { id: "1" };
    next();
  })
  .use(deliverPages({ cache, routeAt: pageTable([]), isOverloaded: () => false }))
  .use((request, response) => void response.send(`Remix ${request.url}`));
const url = await listening(app, afterAll);

const read = async (href: string) => (await fetch(url + href)).text();

test.each([
  "/newsletter/potwierdz?token=x",
  "/newsletter/Potwierdz?token=x",
  "/NEWSLETTER/wypisz?token=x",
  "/newsletter/wypis%7A?token=x",
])("a page with a token gets it and is not cached, however its path is spelled: %s (18.15)", async (href) =>
  expect(await read(href)).toBe(`Remix ${href}`),
);

test("once other content is published, nobody gets a listed page as it was, unless the new one fails (25.5)", async () => {
  cache.renew(["/o-nas"]);
  expect(await read("/o-nas")).toBe("cached /o-nas");
  edition = () => " anew";
  expect(await read("/o-nas")).toBe("cached /o-nas");
  cache.invalidate();
  expect(await read("/o-nas")).toBe("cached /o-nas anew");
  edition = () => {
    throw new Error("It cannot be rendered.");
  };
  cache.invalidate();
  expect(await read("/o-nas")).toBe("cached /o-nas anew");
});
