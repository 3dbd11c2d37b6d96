import { expect, test } from "vitest";
import { roomModels } from "./files";

const glb = { path: "/a.glb", format: "glb", bytes: 1, version: "1.0", date: "2026-11-20" } as const;
const names = {
  mountings: [
    { value: "stojąca", label: "Stojący", surface: "floor" },
    { value: "ścienna", label: "Ścienny", surface: "wall" },
    { value: "do zabudowy", label: "Do zabudowy" },
  ],
} as const;
const models = (mounting: string | null, downloads = [glb]) =>
  roomModels({ slug: "lira", mounting, downloads }, "LR-1-CH", names);

test("what stands is shown in a room by iOS and Android, what hangs by Android, what is built in by neither (16.22)", () => {
  expect(models("stojąca")).toEqual({
    glb: "/files/ar/LR-1-CH-lira.glb",
    usdz: "/files/ar/LR-1-CH-lira.usdz",
  });
  expect(models("ścienna")).toEqual({ glb: "/files/ar/LR-1-CH-lira.glb", usdz: null });
  expect([models("do zabudowy"), models(null), models("stojąca", [])]).toEqual([null, null, null]);
});
