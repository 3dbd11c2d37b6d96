import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

const script = readFileSync(new URL("places.js", import.meta.url), "utf8");
const memory = (key?: string) =>
  JSON.stringify({ basin: "krawedz=140", key, ...(key && { notes: { tap: ["fits", `Pasuje (${key})`] } }) });
const answered = Response.json({ key: "new", notes: { tap: ["fits", "Pasuje (new)"] } });

class Element {
  className = "";
  shadowRoot?: { textContent: string };
  getAttribute = () => "/produkt/tap?wykonczenie=chrom";
  attachShadow() {
    this.shadowRoot = { textContent: "" };
    return this.shadowRoot;
  }
}

/** Runs the script in the head of a page of the content „new”, which has one place, that of „tap”. */
async function run(kept: string | null, answer: Response | Error = new Error("no answer")) {
  const stored = new Map(kept === null ? [] : [["modrawa:umywalka", kept]]);
  const places: Element[] = [];
  const ask = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  const room = vi.fn();
  const browser = {
    HTMLElement: Element,
    CSSStyleSheet: class {
      replaceSync = room;
    },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
    fetch: ask,
    document: {
      currentScript: { dataset: { key: "new" }, remove: vi.fn() },
      querySelectorAll: () => places,
    },
    customElements: {
      define(_: string, Place: new () => Element & { connectedCallback(): void }) {
        const place = new Place();
        places.push(place);
        place.connectedCallback();
      },
    },
    addEventListener: vi.fn(),
  };
  new Function(...Object.keys(browser), script)(...Object.values(browser));
  const [place] = places;
  const shown = () =>
    `${place?.className.includes("invisible") ? "hidden: " : ""}${place?.shadowRoot?.textContent}`;
  const before = shown();
  await new Promise(setImmediate);
  return {
    before,
    after: shown(),
    asked: ask.mock.calls.length,
    kept: stored.get("modrawa:umywalka") ?? null,
    room,
  };
}

test("a verdict on what is published is shown at once (26.27)", async () => {
  const page = await run(memory("new"));
  expect(page).toMatchObject({ before: "Pasuje (new)", after: "Pasuje (new)", asked: 0 });
  expect(page.room).toHaveBeenCalledWith(expect.stringContaining("min-height"));
});

test.each([
  ["of other content", memory("old"), "hidden: Pasuje (old)"],
  ["not yet asked for", memory(), "hidden: "],
])("a verdict %s is asked for once, and until then hidden in its place (26.27)", async (_, kept, before) => {
  const page = await run(kept, answered);
  expect(page).toMatchObject({ before, after: "Pasuje (new)", asked: 1, kept: memory("new") });
});

test("without an answer an old verdict stays hidden; a basin that no longer exists is forgotten (26.27)", async () => {
  expect(await run(memory("old"))).toMatchObject({ after: "hidden: Pasuje (old)", kept: memory("old") });
  const gone = await run(memory("old"), new Response(null, { status: 404 }));
  expect(gone.kept).toBeNull();
  expect(gone.room).toHaveBeenLastCalledWith("");
});

test.each([null, "", "{", "null", "5", "[]", "{}", '{"basin":1}', '{"basin":{},"notes":5}'])(
  "what is stored as %s is not a basin: it shows nothing and sends no request",
  async (kept) => expect((await run(kept)).room).toHaveBeenCalledWith(""),
);

test.each([5, null, "x", { tap: 5 }, { tap: [] }, { tap: ["fits"] }])(
  "notes %j are ignored",
  async (notes) => {
    const kept = JSON.stringify({ basin: "x", key: "new", notes });
    expect((await run(kept)).after.replace("undefined", "")).toBe("");
  },
);
