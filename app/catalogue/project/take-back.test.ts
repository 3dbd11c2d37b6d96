import { expect, test } from "vitest";
import { noteChange } from "./follow-lists";
import { parseProject, writeProject } from "./project-list";
import { takingBack } from "./take-back";

type Current = { shown?: string; remembered?: string; changes?: [string, string][] };

/** What a visitor gets who undoes the removal of B from 1.A.B. */
function takenBack({ shown, remembered = "", changes = [] }: Current): string {
  let done = "nothing";
  const note = (what: string) => (list: ReturnType<typeof parseProject>) => {
    done = `${what} ${writeProject(list)}`;
  };
  const takeBack = takingBack(parseProject("1.A.B"), parseProject("1.A"), {
    shown: () => shown,
    remembered: () => remembered,
    show: note("shows"),
    remember: note("remembers"),
    open: note("opens"),
  });
  for (const [from, to] of changes) noteChange(from, to);
  takeBack();
  return done;
}

test.each<[string, Current, string]>([
  ["on its page at once", { shown: "1.A", remembered: "1.A" }, "shows 1.A.B"],
  ["after later changes", { shown: "1.A.C", changes: [["1.A", "1.A.C"]] }, "shows 1.A.B.C"],
  ["of a list that somebody has sent", { shown: "1.A", remembered: "1.X" }, "shows 1.A.B"],
  ["from another page", { remembered: "1.A" }, "remembers 1.A.B"],
  [
    "from another page after additions",
    { remembered: "1.A.C", changes: [["1.A", "1.A.C"]] },
    "remembers 1.A.B.C",
  ],
  ["while somebody else's list is shown", { shown: "1.X", remembered: "1.A" }, "remembers 1.A.B"],
  ["from another page, not in a list of its own", { remembered: "1.X" }, "opens 1.A.B"],
  ["while the list of its own is shown again", { shown: "1.X", remembered: "1.X" }, "opens 1.A.B"],
  [
    "not in a list that other changes have made",
    { remembered: "1.X.Y", changes: [["1.X", "1.X.Y"]] },
    "opens 1.A.B",
  ],
  ["not twice, after Back", { shown: "1.A.B*2", changes: [["1.A.B", "1.A.B*2"]] }, "nothing"],
  ["not twice, from another page", { remembered: "1.A.B*2", changes: [["1.A.B", "1.A.B*2"]] }, "nothing"],
])("a change is undone %s (27.12)", (_, current, expected) => {
  expect(takenBack(current)).toBe(expected);
});

test("an emptied list comes back beside what was added to the empty one", () => {
  let remembered = "";
  const takeBack = takingBack(parseProject("1.A"), parseProject("1"), {
    shown: () => undefined,
    remembered: () => remembered,
    show: () => {},
    remember: (list) => {
      remembered = writeProject(list);
    },
    open: () => {},
  });
  noteChange("", "1.C");
  remembered = "1.C";
  takeBack();
  expect(remembered).toBe("1.A.C");
});
