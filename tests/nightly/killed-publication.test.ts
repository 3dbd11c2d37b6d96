import { once } from "node:events";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { keepFewProducts } from "../support/site/bare-content";
import { editedSite } from "../support/site/edited-site";
import { publish, startPublishing } from "../support/site/publish";

const product = "lira-bateria-umywalkowa-niska";
const edited = await editedSite({ prepare: keepFewProducts, whenDone: afterAll });
const { site, edit } = edited;
const at = (name: string) => path.join(site.dataDir, "published", name);
const current = () => (existsSync(at("current")) ? readlinkSync(at("current")) : "build");
const isThere = (name: string) => () => existsSync(at(name));

/** Waits until the linked publication is shown. @returns the product's name on its page, and in the open data */
async function shown() {
  const read = async (href: string) =>
    (await (await fetch(site.url + href)).text()).replaceAll("\u00a0", " ");
  await expect.poll(async () => JSON.parse(await read("/readyz")).publication).toBe(current());
  const named = [
    /<h1[^>]*>([^<]*)/.exec(await read(`/produkt/${product}`)),
    /;LR-110;([^;]*);/.exec(await read("/dane/produkty.csv")),
  ];
  return named.map((found) => found?.[1]);
}

test.each([
  { step: "with the content alone", isReached: isThere("next/content.jsonl") },
  { step: "with its first files", isReached: isThere("next/files/files/karty") },
  { step: "with its last files", isReached: isThere("next/files/dane") },
  { step: "without a name", isReached: isThere("next/publication.json") },
  { step: "before the link leads to it", isReached: (next: string) => existsSync(at(next)) },
  { step: "once the link leads to it", isReached: (next: string) => current() === next },
])(
  "a publication that is killed $step is shown whole or not at all, and the next one succeeds (25.5)",
  async ({ step, isReached }) => {
    const [before, former] = [current(), (await shown())[0]];
    const next = String((Number(before) || 0) + 1);
    const name = `Bateria ${step}`;
    edit(`products/${product}.yaml`, /^name: .*$/m, `name: ${name}`);
    const killed = startPublishing(edited);
    while (!isReached(next) && killed.exitCode === null) await pause(1);
    killed.kill("SIGKILL");
    await once(killed, "close");
    const whole = current() === before ? former : name;
    expect(await shown()).toEqual([whole, whole]);
    expect(await publish(edited)).toMatchObject({ code: 0, complains: "" });
    expect(await shown()).toEqual([name, name]);
    expect(readdirSync(at("."))).not.toContain("next");
  },
);
