import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { deployBuild, deployNextBuild } from "../support/site/deployment";
import { startSite } from "../support/site/site";

test("the scripts of the two builds before are served, those of older ones not (13.6)", async () => {
  const root = deployBuild();
  const earlier = [deployNextBuild(root), deployNextBuild(root), deployNextBuild(root)];
  const site = await startSite({ cwd: root });
  try {
    const statuses = earlier.map(async (scripts) => {
      const answers = await Promise.all(scripts.map((name) => fetch(`${site.url}/assets/${name}`)));
      return [...new Set(answers.map(({ status }) => status))];
    });
    expect(await Promise.all(statuses)).toEqual([[404], [200], [200]]);
  } finally {
    await site.stop();
    rmSync(root, { recursive: true });
  }
});
