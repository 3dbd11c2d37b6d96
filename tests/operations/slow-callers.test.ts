import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { ownSite } from "../support/site/own-site";

/** Returns the number of sockets between two ports of this machine, whether a process or only the kernel has them. */
function socketsBetween(server: string, client: number): number {
  const ports = [Number(server), client].map((one) => `:${one.toString(16).padStart(4, "0").toUpperCase()} `);
  const tables = ["tcp", "tcp6"].map((name) => readFileSync(`/proc/net/${name}`, "utf8"));
  return tables
    .join("\n")
    .split("\n")
    .filter(
      (line) => line.indexOf(ports[0] ?? "") < line.indexOf(ports[1] ?? "") && line.includes(ports[0] ?? ""),
    ).length;
}

test("half a body gets a 408, and who takes nothing leaves nothing in the kernel (21.6)", async () => {
  const { port } = new URL((await ownSite()).url);
  const open = async (request: string): Promise<Socket> => {
    const socket = connect({ host: "127.0.0.1", port: Number(port) });
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(request);
    return socket;
  };
  const post =
    "POST /newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded";
  const half = await open(`${post}\r\nContent-Length: 100\r\n\r\nemail=`);
  const stalled = await open("GET /files/kolekcja-lira.zip HTTP/1.1\r\nHost: localhost\r\n\r\n");
  stalled.pause();
  const left = () => socketsBetween(port, stalled.localPort ?? 0);
  expect(left()).toBe(1);
  expect(await text(half)).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(left, { interval: 1_000 }).toBe(0);
});
