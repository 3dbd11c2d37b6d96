import { expect, test } from "vitest";
import { isCrossSitePost } from "./cross-site-post";

const site = "https://modrawa.example";
const isRejected = (headers: Record<string, string>, method = "POST") =>
  isCrossSitePost({ method, headers: new Headers(headers) }, site);

test.each<[string, Record<string, string>[]]>([
  [
    "what the browser calls its own page's",
    [{ "Sec-Fetch-Site": "same-origin" }, { "Sec-Fetch-Site": "none" }],
  ],
  ["an origin that is ours, from a browser that says no more", [{ Origin: site }]],
  ["what another program sends", [{}]],
])("a post is accepted of %s", (_, sent) =>
  expect(sent.filter((headers) => isRejected(headers))).toEqual([]),
);

test.each(["cross-site", "same-site", "", "SAME-ORIGIN", "same-origin, cross-site"])(
  "a post that the browser calls %j is rejected, even from our own origin",
  (value) => expect(isRejected({ "Sec-Fetch-Site": value, Origin: site })).toBe(true),
);

test.each([
  ...["https://evil.example", "null", "", "http://modrawa.example"],
  ...["https://modrawa.example:444", `${site}/`],
])("a post from the origin %j is rejected", (origin) => expect(isRejected({ Origin: origin })).toBe(true));

test("whatever may change something is a post", () => {
  const rejected = (method: string) => isRejected({ Origin: "https://evil.example" }, method);
  const changing = ["PUT", "DELETE", "PATCH"];
  expect(["GET", "HEAD", "OPTIONS", ...changing].filter(rejected)).toEqual(changing);
});
