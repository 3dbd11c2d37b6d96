import { afterAll, expect, test, vi } from "vitest";
import { category, json, startCategoryServiceStub } from "../../support/services/category-service-stub";
import { ownSite } from "../../support/site/own-site";

const taps = "/produkty/7001-krany";
const service = await startCategoryServiceStub(undefined, afterAll);
/** A picture of the service's own host. */
const remote = `${service.baseUrl.replace("http:", "https:")}/krany.jpg`;
service.answerWith(
  json({
    children: [
      { ...category(7001, "Krany", taps), image: remote },
      { ...category(7002, "Deszczownice", "/produkty/7002-d"), image: "/images/kategorie/1.avif" },
      { ...category(7003, "Lustra", "/produkty/7003-lustra"), image: "/images/categories/4100.avif" },
    ],
  }),
);
const site = await ownSite({ env: { CATEGORY_API_BASE: service.baseUrl } }, afterAll);

/** Right after the start, pages may show the content's tree until the service has sent its own. */
function get(path: string) {
  return vi.waitUntil(
    async () => {
      const response = await fetch(site.url + path);
      const { status, headers } = response;
      const html = await response.text();
      return html.includes("Krany") && { status, headers, html };
    },
    { timeout: 120_000, interval: 200 },
  );
}

test.each(["/", "/produkty"])(
  "on %s a picture that the site does not have is left out, and one of the service is loaded late, in a reserved space, and without a referrer (14.4)",
  async (path) => {
    const { status, headers, html } = await get(path);
    expect(status).toBe(200);
    expect(html).toContain("Deszczownice");
    expect(html).not.toContain("/images/kategorie");
    expect(html).toContain("/images/categories/4100-640.jpg");
    const [picture] = html.match(new RegExp(`<img src="${remote}"[^>]*>`)) ?? [];
    for (const attribute of ['alt=""', 'loading="lazy"', 'referrerPolicy="no-referrer"'])
      expect(picture).toContain(attribute);
    expect(picture).toMatch(/class="[^"]*aspect-/);
    const pictures = /img-src ([^;]*)/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
    expect(pictures?.split(" ")).toContain(new URL(remote).origin);
  },
);

test("a category's picture stands for it in link previews, and leaves its own page to the products", async () => {
  const { status, html } = await get(taps);
  expect(status).toBe(200);
  expect(html).not.toContain(`<img src="${remote}"`);
  expect(html).toContain(`<meta property="og:image" content="${remote}"/>`);
});

test("the browser gets the pictures that can be shown, and the log names the one that cannot", async () => {
  const tree = JSON.parse((await get("/api/get_categories.php?id=4041")).html);
  const images = tree.children.map(({ image }: { image: unknown }) => image);
  expect(images).toEqual([remote, null, "/images/categories/4100.avif"]);
  await expect.poll(site.output).toContain("Category pictures left out, unknown or not allowed: 7002");
});
