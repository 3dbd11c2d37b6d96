import { expect, test } from "vitest";
import { drinkingWaterText } from "./drinking-water";

test("the sentence names declaration, day and regulations", () => {
  const text = drinkingWaterText({ declaration: "07/2026 (przykładowa)", date: "2026-11-02" });
  expect(text.replaceAll("\u00a0", " ")).toBe(
    "Do kontaktu z wodą pitną – deklaracja zgodności UE 07/2026 (przykładowa) z 2 listopada 2026, rozporządzenie (UE) 2024/371",
  );
});
