import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Engine, isEngineThere, patiently, startFirefox, startWebKit } from "../support/browser/engines";
import { kinds } from "../support/site/pages";

const site = inject("siteUrl");

const enter = "\n";
const list = "1.LR-130-CH";

/** Each form: its page, what is pressed or typed where, and where that leads or what it says. */
const forms: [path: string, steps: [selector: string, typed?: string][], shown: RegExp][] = [
  [
    "/o-nas",
    [["header [popovertarget=search-panel]"], ["#search-panel [name=q]", `lira${enter}`]],
    /\?q=lira\n/,
  ],
  ["/o-nas", [["[popovertarget=theme-menu]"], ["#theme-menu label:last-child"]], /class: dark/],
  ["/czesci-zamienne", [["main [name=q]", `aerator${enter}`]], /\?q=aerator&rodzaj=czesci/],
  ["/qanda", [["main [name=q]", `kapie${enter}`]], /\?q=kapie/],
  ["/punkty-sprzedazy", [["main [name=miejscowosc]", `Poznań${enter}`]], /\?miejscowosc=Poznań/],
  [
    "/produkty/4100-baterie-umywalkowe",
    [["main a[href*='wykonczenie=czarny-mat']"]],
    /\?wykonczenie=czarny-mat/,
  ],
  // In a field with suggestions, WebKit treats Enter as choosing one.
  ["/dopasowanie", [["#produkt-a", "LR-120"], ["main form:has(#produkt-a) button"]], /\?a=/],
  [
    "/dopasowanie/mam-juz",
    [
      ["main [name=krawedz]", "140"],
      ["main [name=glebokosc]", "400"],
    ],
    /krawedz=140&glebokosc=400/,
  ],
  ["/projekt", [["main textarea", `LR-120-CH 2${enter}`]], /\?l=1\..*LR-120-CH\*2/],
  ["/produkt/lira-bateria-umywalkowa-niska", [["main a[href*='?dodaj=']"]], /Dodano/],
  [
    "/newsletter",
    [["main [name=email]", "anna@example.pl"], ["main [name=terms]"], ["main form button"]],
    /E-mail został wysłany/,
  ],
  [
    `/projekt/zapytanie?l=${list}`,
    [
      ["#name", "Anna"],
      ["#email", "anna@example.pl"],
      ["#town", "Poznań"],
      ["#terms"],
      ["main .button-primary"],
    ],
    /zapytanie\/wyslano/,
  ],
];

for (const [name, start, isThere] of [
  ["Firefox", startFirefox, isEngineThere.firefox()],
  ["WebKit", startWebKit, isEngineThere.webkit()],
] as const)
  describe.runIf(isThere)(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.close());

    /** Opens a page, notes what goes wrong on it, and starts its scripts. */
    async function open(path: string) {
      await engine.goto(site + path);
      await engine.evaluate(`
      window.faults = [];
      addEventListener("error", ({ message }) => faults.push(message));
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => faults.push(violatedDirective + " " + blockedURI));
      console.error = (...words) => faults.push(words.join(" "));
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));`);
      await patiently(() =>
        engine.evaluate<boolean>('return !!document.querySelector("[name=theme]:checked")'),
      );
    }

    test.each(kinds)("%s hydrates without a fault, in the width of the window (24.1)", async (path) => {
      await open(path);
      const found = await engine.evaluate<object>(`
      const root = document.documentElement;
      return {
        faults,
        heading: document.querySelector("h1")?.checkVisibility(),
        isWide: root.scrollWidth > root.clientWidth,
        header: getComputedStyle(document.querySelector("body > header")).backgroundColor === getComputedStyle(document.body).backgroundColor,
      }`);
      expect(found).toEqual({ faults: [], heading: true, isWide: false, header: true });
    });

    test.each(forms)("the form of %s is sent by %j (24.1)", async (path, steps, shown) => {
      await open(path);
      for (const [selector, typed] of steps)
        await (typed === undefined ? engine.click(selector) : engine.type(selector, typed));
      const state = () =>
        engine.evaluate(`const { className } = document.documentElement;
        return location.pathname + decodeURI(location.search) + "\\nclass: " + className + "\\n" + document.body.innerText`);
      await expect.poll(state, { timeout: 15_000 }).toMatch(shown);
    });
  });
