import { expect, it } from "vitest";
import { readForm } from "./form-body";

const formType = "application/x-www-form-urlencoded";
const post = (body: BodyInit, contentType = formType, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", {
    method: "POST",
    body,
    duplex: "half",
    headers: { ...headers, "Content-Type": contentType },
  } as RequestInit);

it.each([formType, `${formType};charset=UTF-8`, `${formType.toUpperCase()} ; charset="utf-8"`])(
  "a posted form's fields are read: %s",
  async (contentType) =>
    expect(String(await readForm(post("a=%C5%BC%E2%80%8B&b=2%0B%093", contentType)))).toBe(
      "a=%C5%BC&b=2%0A%093",
    ),
);

it("another site's page is rejected with 403, also without the guard (21.4)", async () => {
  const from = (headers: Record<string, string>) => readForm(post("a=1", formType, headers));
  expect(await from({ "Sec-Fetch-Site": "cross-site" })).toEqual({ status: 403 });
  expect(await from({ Origin: "https://other.example" })).toEqual({ status: 403 });
  expect(String(await from({ Origin: "http://localhost" }))).toBe("a=1");
});

it("1,000 fields are taken, more are rejected with 413 (21.4)", async () => {
  expect(await readForm(post("a=1&".repeat(999)))).toHaveProperty("size", 999);
  expect(await readForm(post("a=1&".repeat(1_000)))).toEqual({ status: 413 });
});

it.each(["multipart/form-data; boundary=x", "", `${formType};charset=utf-16`])(
  "the type %j is rejected with 415",
  async (contentType) => expect(await readForm(post("a=1", contentType))).toEqual({ status: 415 }),
);

it("16 kB are accepted, one byte more is rejected with 413, without a length header too", async () => {
  expect(await readForm(post("a".repeat(16_384)))).toBeInstanceOf(URLSearchParams);
  expect(await readForm(post("a".repeat(16_385)))).toEqual({ status: 413 });
  expect(await readForm(post(new Blob(["a".repeat(20_000)]).stream()))).toEqual({ status: 413 });
});

it("what is not UTF-8, or breaks off, is rejected with 400", async () => {
  expect(await readForm(post(Buffer.from("a=\xff", "latin1")))).toEqual({ status: 400 });
  expect(await readForm(post(Buffer.from("a=\xc5", "latin1")))).toEqual({ status: 400 });
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  expect(await readForm(post(broken))).toEqual({ status: 400 });
});
