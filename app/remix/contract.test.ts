import { createRequestHandler as createExpressHandler } from "@remix-run/express";
import { createRequestHandler, redirect, type ServerBuild } from "@remix-run/node";
import express from "express";
import { expect, test } from "vitest";
import { listening } from "../../tests/support/services/listening";
import { dataHref, redirectedDataHeaders, withoutDataParameter } from "./data-requests";
import { letPagesReplaceHeaders } from "./replaced-headers.server";

/** Site with two paths: a page with data, whose document sets its own header, and a redirect. */
const build = {
  mode: "production",
  future: {},
  assets: { routes: {} },
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers) => {
        headers.set("Content-Security-Policy", "of the page");
        return new Response("a document", { status, headers });
      },
    },
  },
  routes: {
    page: { id: "page", path: "/page", module: { default: () => null, loader: () => ({ some: "data" }) } },
    old: { id: "old", path: "/old", module: { loader: () => redirect("/page?a", 301) } },
  },
} as unknown as ServerBuild;

const ask = createRequestHandler(build, "production");
const at = (path: string) => new URL(path, "https://modrawa.example");

test("Remix answers a data request with the data of the one route that it names, marked as its own", async () => {
  const answer = await ask(new Request(dataHref(at("/page?strona=2#tresc"), "page")));
  const changed =
    "Remix answers data requests otherwise now: see app/remix/data-requests.ts and own-answer.ts.";
  expect([answer.headers.get("X-Remix-Response"), await answer.json()], changed).toEqual([
    "yes",
    { some: "data" },
  ]);
});

test("Remix answers a data request with a redirect as the site does", async () => {
  const { status, headers } = await ask(new Request(dataHref(at("/old"), "old")));
  const changed =
    "Remix redirects data requests otherwise now: see redirectedDataHeaders in app/remix/data-requests.ts.";
  expect([status, Object.fromEntries(headers)], changed).toEqual([
    204,
    Object.fromEntries(new Headers(redirectedDataHeaders("/page?a", 301))),
  ]);
});

test.each([
  ["", ""],
  ["?_data=page", ""],
  ["?_data=page&a=1&_data=root", "?a=1"],
  ["?a=1&_data=routes%2Fpage", "?a=1"],
  ["?_data=page&a=%C5%82&b", "?a=%C5%82&b"],
  ["?a=1&_data=page&my_data=2", "?a=1&my_data=2"],
])("a data request with the query %j is for the page with %j", (search, own) =>
  expect(withoutDataParameter(search)).toBe(own),
);

test.each([
  ["replaces the one of every answer, as the site has it", "of the page", letPagesReplaceHeaders],
  ["is appended to it, as Remix has it", "of every answer, of the page"],
])("a page's own header %s", async (_, policy, ...own: express.RequestHandler[]) => {
  const app = express();
  const ofEvery = { "Content-Security-Policy": "of every answer" };
  app.use((_, response, next) => next(void response.set(ofEvery)), ...own);
  app.use(createExpressHandler({ build, mode: "production" }));
  const { headers } = await fetch(`${await listening(app)}/page`);
  const changed = "Remix adds a page's headers otherwise now: see app/remix/replaced-headers.server.ts.";
  expect(headers.get("Content-Security-Policy"), changed).toBe(policy);
});
