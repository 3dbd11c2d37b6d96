import { expect, test } from "vitest";
import { marginWords } from "./verdict-words";

test.each([
  [67.2, "zapas 67\u00a0mm"],
  [0, "zapas 0\u00a0mm"],
  [-12.4, "brakuje 12\u00a0mm"],
  [-0.4, "brakuje 0,4\u00a0mm"],
  [null, ""],
])("a margin of %s mm is „%s”", (margin, words) => expect(marginWords(margin)).toBe(words));
