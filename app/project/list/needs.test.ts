import { expect, test } from "vitest";
import { getPartners } from "~/fit/partners.server";
import { getCatalogue } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import { addNeeds, judgeList } from "./needs";
import { parseProject, writeProject } from "./project-list";

const tree = embeddedTree();
const supply = { catalogue: getCatalogue(tree), partners: getPartners(tree) };
// Products in these tests: LR-130 needs the body EP-20. Basins MS-511 and MS-512 have no overflow; basin MS-521 has an
// overflow. Waste MD-820 can be closed and has overflow slots; waste MD-825 cannot be closed. MD-810 is a trap.

const needs = (text: string) =>
  judgeList(parseProject(text), supply).needs.map(({ room, product, quantity, for: whole }) =>
    [room, `${quantity} × ${product.code}`, whole.code].filter(Boolean).join(", "),
  );
const misfits = (text: string) => judgeList(parseProject(text), supply).misfits;

test.each([
  ["1.LR-130-CH*2._rKuchnia.LR-130-CM", ["2 × EP-20, LR-130", "Kuchnia, 1 × EP-20, LR-130"]],
  ["1.LR-130-CH*2.LR-130-CM._rKuchnia.EP-20-BP*2", ["1 × EP-20, LR-130"]],
  ["1.LR-130*0.EP-20", []],
])("bodies are missing that no room has: %s (27.6)", (list, expected) => {
  expect(needs(list)).toEqual(expected);
});

test.each([
  ["a basin has neither", "1.MS-511-BI*2", ["2 × MD-825, MS-511", "2 × MD-810, MS-511"]],
  ["all is there", "1.MS-511-BI*2._rB.MD-825-CH*2.MD-810-CH*2", []],
  ["a waste that closes would flood it", "1.MS-511-BI.MD-820-CH.MD-810-CH", ["1 × MD-825, MS-511"]],
  ["the trap alone", "1.MS-511-BI.MD-825-CH", ["1 × MD-810, MS-511"]],
  [
    "each basin takes the waste that the other cannot have",
    "1.MS-521-BI.MS-511-BI.MD-825-CH.MD-820-CH.MD-810-CH*2",
    [],
  ],
  ["in whichever order they stand", "1.MD-820-CH.MD-825-CH.MS-511-BI.MS-521-BI.MD-810-CH*2", []],
  [
    "a waste in the room of its basin stays there",
    "1._rA.MS-511-BI._rB.MS-512-BI.MD-825-CH.MD-810-CH",
    ["A, 1 × MD-825, MS-511", "A, 1 × MD-810, MS-511"],
  ],
  [
    "of several pieces some",
    "1._rA.MS-511-BI*3.MD-825-CH*2._rB.MS-521-BI.MD-820-CH*5.MD-810-CH*3",
    ["A, 1 × MD-825, MS-511", "A, 1 × MD-810, MS-511"],
  ],
  ["a waste alone is a spare one", "1.MD-820-CH.MD-810-CH", []],
  ["a quantity that waits to be filled in", "1.MS-511-BI*0", []],
])("wastes and traps: %s (27.6)", (_, list, expected) => {
  expect(needs(list)).toEqual(expected);
});

test.each([
  [
    "of the tap in its room",
    "1._rA.LR-120-CM.MS-511-BI._rB.LR-120-CH.MS-511-BI",
    ["MD-825-CM", "MD-810-CM", "MD-825-CH", "MD-810-CH"],
  ],
  ["of no other room", "1._rA.MS-511-BI._rB.LR-120-CM", ["MD-825-CH", "MD-810-CH"]],
  [
    "that the part has, if it has none like it, which is said",
    "1.OS-110-SS.MS-511-BI.MD-825-CH",
    ["MD-810-CH nie ma w wykończeniu stal szczotkowana"],
  ],
])("wastes and traps: the finish is the one %s (27.6)", (_, list, expected) => {
  const found = judgeList(parseProject(list), supply).needs;
  expect(found.map(({ finish, lack }) => `${finish?.code} ${lack}`.trim())).toEqual(expected);
});

test("wastes and traps: what is added leaves nothing to add (27.6)", () => {
  const before = parseProject("1._rA.MS-511-BI*3.LR-130-CH._rB.MS-521-BI.MD-820-CH*5");
  const { list, surplus } = addNeeds(before, supply);
  expect(surplus).toEqual([]);
  expect(writeProject(list)).toBe(
    "1._rA.MS-511-BI*3.LR-130-CH.MD-825-CH*3.MD-810-CH*3.EP-20-BP._rB.MS-521-BI.MD-820-CH*5.MD-810-CH",
  );
  expect(judgeList(list, supply).needs).toEqual([]);
});

test("what does not go together is named with the rule's own sentence and the page that shows why", () => {
  expect(misfits("1.MS-511-BI.MD-820-CH*2.MD-820-CM.MD-810-CH")).toEqual([
    {
      name: "Umywalka nablatowa owalna Misa i\u00a0korek klik-klak",
      summary: "Nie pasuje: umywalka nie ma przelewu, więc zamykany korek groziłby zalaniem.",
      to: "/dopasowanie?a=misa-umywalka-nablatowa-owalna&b=korek-klik-klak",
    },
  ]);
});

test("a part serves under a condition where nothing better is listed", () => {
  expect(needs("1.MS-521-BI.MD-825-CH.MD-810-CH")).toEqual([]);
  expect(misfits("1.MS-521-BI.MD-825-CH.MD-810-CH")).toMatchObject([
    { summary: expect.stringMatching(/^Pasuje, jeśli przelew może pozostać nieczynny/) },
  ]);
  expect(misfits("1.MS-521-BI.MD-825-CH.MD-810-CH._rB.MD-820-CH")).toEqual([]);
});

test("no misfit is looked for where nothing is missing", () => {
  expect(misfits("1.MS-511-BI.MD-825-CH.MD-820-CH.MD-810-CH")).toEqual([]);
  expect(misfits("1.MD-820-CH.MD-810-CH.XX-1")).toEqual([]);
});
