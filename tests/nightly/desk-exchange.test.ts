import { expect, test } from "vitest";
import { settle } from "../../tools/desk/versions/working-folder";
import { breakGit } from "../support/editor/broken-git";
import { anna, jan, save } from "../support/editor/clone";
import { elsewhere, file, goToExchange, meet, other, push, text, third } from "../support/editor/exchanging";

test("at whatever step of an exchange Git is killed, the next one ends it, and nothing is lost (25.46)", async () => {
  await goToExchange();
  push(file, "Programisty.\n");
  push(other, "1\n2\nProgramisty\n");
  await save(file, "Anny.\n", anna);
  await save(third, "Jana\n2\n3\n", jan);
  for (let [step, isReached] = [1, true]; isReached; step += 1) {
    const end = breakGit(step, step % 2 ? "before" : "after");
    await meet().catch(() => undefined);
    isReached = end();
    expect(await settle()).toBe(true);
    const texts = [text(file), text(third), elsewhere(file)];
    expect([step, ...texts]).toEqual([step, "Anny.\n", "Jana\n2\n3\n", "Programisty.\n"]);
  }
  expect((await meet()).map((one) => one.file)).toEqual([file]);
  expect(text(other)).toBe("1\n2\nProgramisty\n");
  expect([elsewhere(third), elsewhere(file, "redakcja")]).toEqual(["Jana\n2\n3\n", "Anny.\n"]);
});
