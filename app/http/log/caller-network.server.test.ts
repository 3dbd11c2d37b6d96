import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { callerNetwork } from "./caller-network.server";

const network = (trustedProxies: number) => {
  const networkOf = callerNetwork(trustedProxies);
  const socket = { remoteAddress: "192.0.2.7" };
  return (forwarded?: string) =>
    networkOf({ socket, headers: { "x-forwarded-for": forwarded } } as unknown as IncomingMessage, forwarded);
};

test("visitors who share a proxy's connection are told apart, and nobody is who they say without one (22.5)", () => {
  const [behindProxy, direct] = [network(1), network(0)];
  for (let round = 0; round < 2; round += 1) {
    expect(behindProxy("198.51.100.7")).toBe("198.51.100.0");
    expect([behindProxy("198.51.100.7, 203.0.113.9"), behindProxy()]).toEqual(["203.0.113.0", "192.0.2.0"]);
    expect(direct("198.51.100.7")).toBe("192.0.2.0");
  }
});
