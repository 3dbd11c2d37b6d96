import { expect, test } from "vitest";
import { settle } from "../../../tools/desk/versions/working-folder";
import { breakGit } from "../../support/editor/broken-git";
import { jan, save } from "../../support/editor/clone";
import { elsewhere, goToExchange, meet, other, push, text, third } from "../../support/editor/exchanging";

test("at whatever step of an exchange Git is killed, the next one ends it, and nothing is lost (25.46)", async () => {
  await goToExchange();
  for (let [step, isReached] = [1, true]; isReached; step += 1) {
    const [theirs, own] = [`Programisty ${step}.\n`, `Jana ${step}.\n`];
    push(other, theirs);
    await save(third, own, jan);
    const end = breakGit(step, step % 2 ? "before" : "after");
    await meet().catch(() => undefined);
    isReached = end();
    expect([step, await settle(), text(third)]).toEqual([step, true, own]);
    expect([step, await meet(), text(other), elsewhere(third)]).toEqual([step, [], theirs, own]);
  }
});
