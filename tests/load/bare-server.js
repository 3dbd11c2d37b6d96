/**
 * Baseline server for benchmarks, built with `node:http`. Its single route sends the page read
 * from standard input, compressed in advance. Prints its port.
 */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const body = brotliCompressSync(await text(process.stdin), { params });
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };

const server = createServer((_request, response) => {
  response.writeHead(200, { ...headers, "Content-Length": body.byteLength }).end(body);
});
server.listen(0, () => {
  const address = server.address();
  console.log(typeof address === "object" ? address?.port : 0);
});
