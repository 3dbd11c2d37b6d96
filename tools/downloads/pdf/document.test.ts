import { expect, test } from "vitest";
import { openPdf, structureOf, wordsOf } from "../../../tests/support/readers/pdf";
import { createPdf, type Pdf } from "./document";
import { createFlow, drawEvenly, type Flow, flowList, flowText } from "./flow";
import { drawTable } from "./table";
import { area, type } from "./theme";

const info = { title: "Próba", subject: "Łazienka", author: "Modrawa", date: "2026-11-16" };
const place = { x: 40, y: 40, width: 300 };

async function pageOf(draw: (pdf: Pdf) => void) {
  const pdf = createPdf(info);
  pdf.newPage();
  draw(pdf);
  return openPdf(await pdf.finish());
}

const rolesOf = async (pdf: Awaited<ReturnType<typeof pageOf>>, page = 1) =>
  (await structureOf(pdf, page)).map(({ role }) => role);

test.each([
  ["Zażółć gęślą jaźń, ŁĄKA, 3/8″", 'Zażółć gęślą jaźń, ŁĄKA, 3/8"'],
  ["Квартира Ольги", "Квартира Ольги"],
  ["Πάνω όροφος, Łazienka", "Πάνω όροφος, Łazienka"],
  ["✓ zmierzone → OK", "✓ zmierzone → OK"],
  ["Łazienka 🛁 Kowalskich 👩‍🔧", "Łazienka 🛁 Kowalskich 👩"],
  ["浴室 na górze", "[znaki spoza druku] na górze"],
])("%s can be read back, whatever font has its letters (16.11)", async (words, read) => {
  const pdf = await pageOf((made) => {
    made.text("P", words, place, type.body);
    made.decorativeText(words, { ...place, y: 300 }, { ...type.note, align: "right" });
  });
  expect((await wordsOf(pdf, 1)).replaceAll("\u00a0", " ")).toContain(read);
});

test("a text of several fonts is as high as it is drawn, and goes on in the next line", async () => {
  const words = "Łazienka Ольги і Οδυσσέας ✓ 🛁 ".repeat(12);
  let heights: number[] = [];
  await pageOf((made) => {
    heights = [
      made.heightOf(words, 200, type.body),
      made.text("P", words, { ...place, width: 200 }, type.body) - 40,
    ];
  });
  expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 3);
  expect(heights[0]).toBeGreaterThan(50);
});

test("the structure follows the order of drawing, without decoration, under a title in Polish (16.11)", async () => {
  const pdf = await pageOf((made) => {
    made.decorativeText("strona 1", { ...place, y: 800 }, type.note);
    made.text("H1", "Lira", place, type.title);
    made.text("P", "Walec i łuk", { ...place, y: 90 }, type.body);
  });
  expect(await rolesOf(pdf)).toEqual(["Root", "Document", "H1", "P"]);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: "Próba", Language: "pl-PL" });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
});

test("a link can be followed from the structure of its own page (16.11)", async () => {
  const pdf = await pageOf((made) => {
    made.link("Lira", { url: "https://x.example" }, place, type.body);
    made.newPage();
  });
  const links = (await structureOf(pdf, 1)).filter(({ role }) => role === "Link");
  expect(links.map(({ children }) => children?.map((part) => part.type))).toEqual([["content", "object"]]);
});

test("an item of a list has nothing but a label and a body (16.11)", async () => {
  const item = (draw: (pdf: Pdf) => void) => pageOf((made) => made.group("L", () => draw(made)));
  await expect(
    item((made) => made.group("LI", () => made.link("Lira", { url: "https://x.example" }, place, type.body))),
  ).rejects.toThrow("Link is no child of LI");
  const pdf = await item((made) => made.listItem(() => made.text("P", "Lira", place, type.body)));
  expect(await rolesOf(pdf)).toEqual(["Root", "Document", "L", "LI", "LBody", "P"]);
});

test("a document with drawings to scale asks to be printed at true size (26.12)", async () => {
  const bytesOf = async (isToScale: boolean) => {
    const pdf = createPdf({ ...info, isToScale });
    pdf.newPage();
    return Buffer.from(await pdf.finish()).toString("latin1");
  };
  expect(await bytesOf(true)).toMatch(/\/DisplayDocTitle true\s*\/PrintScaling \/None/);
  expect(await bytesOf(false)).not.toContain("PrintScaling");
});

const long = Array.from({ length: 1_800 }, (_, index) => `słowo${index + 1}`).join(" ");
test.each<{ what: string; draw: (pdf: Pdf, flow: Flow) => void }>([
  { what: "paragraph", draw: (made, flow) => flowText(made, flow, "P", long, type.body, 0) },
  { what: "item of a list", draw: (made, flow) => flowList(made, flow, [long]) },
  {
    what: "row of a table",
    draw: (made, flow) =>
      drawTable(made, flow, { columns: [{ share: 1 }, { share: 9 }], rows: [["", long]] }),
  },
])("a $what that is higher than a column goes on in the next one, whole", async ({ draw }) => {
  let [pages, bottom] = [1, 0];
  const pdf = await pageOf((made) => {
    const nextPage = () => {
      pages = made.newPage();
      return 40;
    };
    const flow = createFlow({ lefts: [40, 300], width: 240, top: 700, nextPage });
    draw(made, flow);
    bottom = flow.y;
  });
  const texts = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => wordsOf(pdf, at + 1)));
  expect([pdf.numPages, bottom < area.bottom]).toEqual([pages, true]);
  expect(pages).toBeGreaterThan(1);
  expect(
    texts
      .join(" ")
      .match(/słowo\d+/g)
      ?.join(" "),
  ).toBe(long);
});

test("columns are filled one after another, those of the last page evenly", async () => {
  let places: string[] = [];
  await pageOf((made) => {
    const nextPage = () => {
      made.newPage();
      return 40;
    };
    drawEvenly(made, { lefts: [40, 300], width: 240, top: 40, bottom: 440, nextPage }, (flow) => {
      places = [];
      for (let row = 0; row < 45; row++) {
        flow.need(20);
        places.push(`page ${made.pages()}, ${flow.x}`);
        flow.y += 20;
      }
    });
  });
  const rowsOf = (place: string) => places.filter((one) => one === place).length;
  expect([...new Set(places)].map((place) => [place, rowsOf(place)])).toEqual([
    ["page 1, 40", 20],
    ["page 1, 300", 20],
    ["page 2, 40", 3],
    ["page 2, 300", 2],
  ]);
});
