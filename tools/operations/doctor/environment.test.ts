import { expect, test } from "vitest";
import { environmentFindings } from "./environment";

test.each([
  ["http://localhost:3000", 0, ["ok", "notice"]],
  ["http://modrawa.example", 1, ["ok", "notice"]],
  ["https://modrawa.example", 0, ["ok", "wrong"]],
  ["https://modrawa.example", 1, ["ok"]],
])("%s behind %i trusted proxies: %j", (SITE_URL, TRUST_PROXY, states) => {
  expect(environmentFindings({ SITE_URL, TRUST_PROXY }).map(({ state }) => state)).toEqual(states);
});
