import { expect, test } from "vitest";
import { get, site } from "../../support/site/shared-pages";

const files = "/files/ar/LR-110-CM-lira-bateria-umywalkowa-niska";

test("a page leads iOS and Android to the model of its finish, and is the same for both (16.22)", async () => {
  const { text } = await get("/produkt/lira-bateria-umywalkowa-niska?wykonczenie=czarny-mat");
  expect(text).toMatch(
    new RegExp(`<a rel="ar" href="${files}.usdz#allowsContentScaling=0"[^>]*><img [^>]*>Zobacz`),
  );
  expect(text).toContain(
    `href="intent://arvr.google.com/scene-viewer/1.0?file=${encodeURIComponent(`${site.url}${files}.glb`)}&amp;`,
  );
  expect(text).toContain("&amp;title=Bateria+umywalkowa+niska+Lira%2C+czarny+mat&amp;resizable=false&amp;");
  const request = (agent: string) =>
    fetch(`${site.url}/produkt/lira-dozownik`, { headers: { "User-Agent": agent } });
  const [iphone, android] = await Promise.all(["iPhone", "Android"].map(request));
  expect(await iphone?.text()).toBe(await android?.text());
});

test("models for a room are sent with their types, in parts too (16.22)", async () => {
  const usdz = await fetch(`${site.url}${files}.usdz`, { headers: { Range: "bytes=0-3" } });
  expect([usdz.status, usdz.headers.get("content-type")]).toEqual([206, "model/vnd.usdz+zip"]);
  expect(usdz.headers.get("content-disposition")).toMatch(/^inline/);
  expect(await usdz.text()).toBe("PK\u0003\u0004");
  const glb = await fetch(`${site.url}${files}.glb`);
  expect(glb.headers.get("content-type")).toBe("model/gltf-binary");
  expect(Buffer.from(await glb.arrayBuffer()).toString("latin1", 0, 4)).toBe("glTF");
});
