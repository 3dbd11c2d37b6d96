import { createRequestHandler as createExpressHandler } from "@remix-run/express";
import { createRequestHandler, redirect, type ServerBuild } from "@remix-run/node";
import express from "express";
import { expect, test } from "vitest";
import { listening } from "../../tests/support/services/listening";
import {
  dataHref,
  dataParameter,
  pagePath,
  redirectedDataHeaders,
  withoutDataParameter,
} from "./data-requests";
import { letPagesReplaceHeaders } from "./replaced-headers.server";

const changed = "Remix has changed: see app/remix/README.md for what relies on this.";

/** Minimal site with two paths: a page with data, whose document sets its own header, and a redirect. */
const build = {
  mode: "production",
  future: {},
  isSpaMode: false,
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  assets: { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} },
  entry: {
    module: {
      default: async (_: Request, status: number, headers: Headers) => {
        headers.set("Content-Security-Policy", "of the page");
        return new Response("a document", { status, headers });
      },
      handleError: () => {},
    },
  },
  routes: {
    page: { id: "page", path: "/page", module: { default: () => null, loader: () => ({ some: "data" }) } },
    old: { id: "old", path: "/old", module: { default: () => null, loader: () => redirect("/page?a", 301) } },
  },
} as unknown as ServerBuild;

const ask = createRequestHandler(build, "production");
const page = new URL("https://modrawa.example/page?strona=2#tresc");

test("a data request gets the data of the one route that it names", async () => {
  const href = dataHref(page, "page");
  expect(href.href).toBe("https://modrawa.example/page?strona=2&_data=page");
  expect(pagePath(href.pathname + href.search)).toBe(page.pathname);
  const answer = await ask(new Request(href));
  expect(await answer.json(), changed).toEqual({ some: "data" });
  expect(answer.headers.get("X-Remix-Response"), changed).toBe("yes");
});

test("a data request for an unknown route is a 403 of Remix's own, so the guard rejects it first", async () => {
  const answer = await ask(new Request(`https://modrawa.example/page?${dataParameter}=other`));
  expect(answer.status, changed).toBe(403);
});

test("a data request is answered with a redirect as Remix does it", async () => {
  const { status, headers } = await ask(new Request(`https://modrawa.example/old?${dataParameter}=old`));
  expect(status, changed).toBe(204);
  expect(Object.fromEntries(headers), changed).toEqual(
    Object.fromEntries(new Headers(redirectedDataHeaders("/page?a", 301))),
  );
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

async function policies(...middleware: express.RequestHandler[]) {
  const app = express();
  app.use(
    (_, response, next) => {
      response.setHeader("Content-Security-Policy", "of every answer");
      next();
    },
    ...middleware,
  );
  app.use(createExpressHandler({ build, mode: "production" }));
  const { headers } = await fetch(`${await listening(app)}/page`);
  return headers.get("Content-Security-Policy");
}

test("a page's own header replaces the one that every answer has", async () => {
  expect(await policies(letPagesReplaceHeaders)).toBe("of the page");
});

test("a page's own header would be appended to it by Remix itself", async () => {
  expect(await policies(), changed).toBe("of every answer, of the page");
});
