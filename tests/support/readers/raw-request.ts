import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { whileShed } from "../site/while-shed";

type RawAnswer = { status: number; headers: Headers; body: string };

/**
 * Sends a request verbatim, without the corrections of `fetch`, and reads until the server closes the connection.
 * @param lines request line and headers, without the empty line after them
 */
export function sendRaw(url: string, lines: readonly string[], body = ""): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return whileShed(async () => {
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, "connect");
    socket.write(Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1"));
    return readAnswer(await text(socket));
  });
}

/** Returns the head of a GET request that tells the server to close the connection. */
export function getLines(target: string, host: string, ...more: string[]): string[] {
  return [`GET ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...more];
}

export function readAnswer(raw: string): RawAnswer {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = new Headers(lines.map((line) => line.split(/:(.*)/s, 2) as [string, string]));
  return { status: Number(statusLine.split(" ")[1]), headers, body: body.join("\r\n\r\n") };
}
