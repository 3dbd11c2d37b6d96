import type { EntryContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { withoutStaticParts } from "./static-parts.server";

const entry = (loaderData: unknown) =>
  ({ serverHandoffString: JSON.stringify({ url: "/", state: { loaderData } }) }) as EntryContext;

test("a document's data names its static parts without their HTML, and cannot end the script around it", () => {
  const title = "</script><b>&\u2028";
  const { serverHandoffString = "" } = withoutStaticParts(
    entry({ root: null, page: { title, staticParts: { opis: "<p>", dane: "<b>" } } }),
  );
  expect(serverHandoffString).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(serverHandoffString)).toEqual({
    url: "/",
    state: { loaderData: { root: null, page: { title, staticParts: { opis: "", dane: "" } } } },
  });
});
