import { describe, expect, it } from "vitest";
import { readForm } from "./form-body";

const formType = "application/x-www-form-urlencoded";
const post = (body: BodyInit, contentType = formType) =>
  new Request("http://localhost/", { method: "POST", body, headers: { "Content-Type": contentType } });

/** A request body that arrives in chunks, without a declared length. */
const streamed = (...parts: (string | Uint8Array)[]) => {
  const stream = new ReadableStream({
    start(controller) {
      for (const part of parts)
        controller.enqueue(typeof part === "string" ? new TextEncoder().encode(part) : part);
      controller.close();
    },
  });
  return new Request("http://localhost/", {
    method: "POST",
    body: stream,
    duplex: "half",
    headers: { "Content-Type": formType },
  } as RequestInit);
};

describe("reading a posted form", () => {
  it.each([formType, `${formType};charset=UTF-8`, `${formType.toUpperCase()} ; charset="utf-8"`])(
    "reads the fields of %s",
    async (contentType) => {
      expect(String(await readForm(post("a=%C5%BC&b=2", contentType)))).toBe("a=%C5%BC&b=2");
    },
  );

  it("takes 1,000 fields, and rejects more with 413 (21.4)", async () => {
    expect(await readForm(post("a=1&".repeat(999)))).toHaveProperty("size", 999);
    expect(await readForm(post("a=1&".repeat(1_000)))).toEqual({ status: 413 });
  });

  it.each([
    "application/json",
    "text/plain",
    "multipart/form-data; boundary=x",
    "",
    `${formType};charset=utf-16`,
  ])("rejects the type %j with 415", async (contentType) => {
    expect(await readForm(post("a=1", contentType))).toEqual({ status: 415 });
  });

  it("joins characters that were split between chunks", async () => {
    const [first = 0, second = 0] = new TextEncoder().encode("ż");
    const form = await readForm(streamed("a=", Uint8Array.of(first), Uint8Array.of(second)));
    expect(form).toBeInstanceOf(URLSearchParams);
    expect(form instanceof URLSearchParams && form.get("a")).toBe("ż");
  });

  it("accepts 16 kB and rejects one byte more with 413", async () => {
    expect(await readForm(post("a".repeat(16_384)))).toBeInstanceOf(URLSearchParams);
    expect(await readForm(post("a".repeat(16_385)))).toEqual({ status: 413 });
  });

  it("rejects a body without a length header as soon as it grows too large", async () => {
    expect(await readForm(streamed("a".repeat(10_000), "a".repeat(10_000)))).toEqual({ status: 413 });
  });

  it("rejects what is not UTF-8 with 400", async () => {
    expect(await readForm(streamed("a=", Uint8Array.of(0xff)))).toEqual({ status: 400 });
    expect(await readForm(streamed("a=", Uint8Array.of(0xc5)))).toEqual({ status: 400 });
  });

  it("rejects a body that breaks off with 400", async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
    const request = new Request("http://localhost/", {
      method: "POST",
      body: broken,
      duplex: "half",
      headers: { "Content-Type": formType },
    } as RequestInit);
    expect(await readForm(request)).toEqual({ status: 400 });
  });

  it("reads an empty form from no body", async () => {
    expect(String(await readForm(post("")))).toBe("");
  });
});
