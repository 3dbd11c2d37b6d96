import { json, type ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { narrowedBuild, pageRenderer } from "./page-renderer.server";

const page = (text: string) => ({ default: () => null, loader: () => json({ text }) });
const routes = {
  root: { id: "root", path: "", module: { default: () => null } },
  list: { id: "list", parentId: "root", path: "produkty", module: page("lista") },
  below: { id: "below", parentId: "root", path: "produkty/*", module: page("kategoria") },
  other: { id: "other", parentId: "root", path: "*", module: page("nie ma") },
};
const build = {
  future: {},
  assets: { entry: {}, routes },
  entry: { module: { default: async () => new Response("dokument"), handleError: () => {} } },
  routes,
} as unknown as ServerBuild;

test("a narrowed build has the route, its parents and the one for unknown paths", () => {
  const { routes, assets } = narrowedBuild(build, "below");
  expect(Object.keys(routes)).toEqual(["root", "below", "other"]);
  expect(Object.keys(assets.routes)).toEqual(["root", "below", "other"]);
});

test.each([
  ["/produkty", "list", "lista"],
  ["/produkty/4100-baterie", "below", "kategoria"],
  ["/nieznany", "other", "nie ma"],
])("the data of %s are the same, whether its route is known before or not", async (path, id, text) => {
  const href = `https://modrawa.example${path}?_data=${id}`;
  for (const known of [id, undefined]) {
    const answer = await pageRenderer(build, "production", () => known)(new Request(href));
    expect(await answer.json()).toEqual({ text });
  }
});

test("a path that its known route does not match is an unknown one", async () => {
  const render = pageRenderer(build, "production", () => "list");
  const answer = await render(new Request("https://modrawa.example/produkty/4100-baterie?_data=other"));
  expect(await answer.json()).toEqual({ text: "nie ma" });
});
