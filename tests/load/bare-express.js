/** The yardstick: one Express route that sends the page given on standard input, compressed once. Prints its port. */
import { text } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import express from "express";

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const body = brotliCompressSync(await text(process.stdin), { params });
const app = express();
app.get("/", (_request, response) => {
  response.set({ "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" }).send(body);
});
const server = app.listen(0, () => {
  const address = server.address();
  console.log(typeof address === "object" ? address?.port : 0);
});
