import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

export type Sent = { headers?: Record<string, string>; body?: string | Uint8Array };

/** Sends a request as it is, with any host and any path: in a URL, `//x` would lose its second slash. */
export async function sendTo(
  origin: string,
  method: string,
  target: string,
  { headers = {}, body = "" }: Sent,
) {
  const sent = request(origin, { path: target, method, headers });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}
