import { expect, test } from "vitest";
import { createPdf } from "./document";

const info = { title: "Karta", subject: "Karta", author: "Modrawa", date: "2026-11-28" };

async function pdfOf(words: string): Promise<string> {
  const pdf = createPdf(info);
  pdf.newPage();
  pdf.text("P", words, { x: 50, y: 50, width: 400 }, { font: "regular", size: 10 });
  return Buffer.from(await pdf.finish()).toString("base64");
}

test("a PDF has the same bytes whatever was made before in its thread (16.11)", async () => {
  const first = await pdfOf("Zawór kątowy 1/2 cala");
  await pdfOf("Do\u00a0zabudowy, 120\u00a0mm, na\u00a0ścianę");
  expect(await pdfOf("Zawór kątowy 1/2 cala")).toBe(first);
});
