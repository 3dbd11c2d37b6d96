#!/usr/bin/env node
/** Takes a program's place on the PATH: tells the test how it was called, and fails if the test says so. */
import path from "node:path";

const [, file = "", ...args] = process.argv;
const call = JSON.stringify({ program: path.basename(file), args, cwd: process.cwd() });
const answer = await fetch(process.env.STAND_IN_URL ?? "", { method: "POST", body: call });
if (!answer.ok) {
  console.error(await answer.text());
  process.exitCode = 1;
}
