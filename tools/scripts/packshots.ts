/**
 * `npm run packshots` takes the pictures that are missing or stale: of each model in `public/models/` opened into its spare
 * parts, and then, in Blender, in each finish of its product, and of the rooms of `scenes.yaml`. `npm run packshots -- NAME …`
 * takes those of some products, by slug, or rooms. It may be stopped and started again, and run twice side by side.
 * `docs/packshots.md` tells how a picture is made. Pictures of categories that show one product are made from its picture.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import sharp from "sharp";
import { getCatalogue } from "~/range/products.server";
import { embeddedTree } from "~/range/tree.server";
import { oneAtATime, unlessTaken } from "./one-at-a-time.js";
import { drawParts } from "./packshots/exploded";
import { groups, seatGroup } from "./packshots/groups";
import { modelFile, models, seat, withKeys } from "./packshots/job";
import { planShots, timeLeft } from "./packshots/plan";
import { publishedNow, publishMasters, readRecord } from "./packshots/record";
import { takeRooms } from "./packshots/rooms";
import "./told-issues";

/** Masters that are current are found by their key, so that each is rendered once, whatever git does meanwhile. */
const cache = path.resolve(".cache/packshots");

const names = process.argv.slice(2);
const tree = embeddedTree();
const catalogue = getCatalogue(tree);
const isWanted = (name: string) => names.length === 0 || names.includes(name);
const hasModel = ({ slug }: { slug: string }) => existsSync(path.join(models, slug)) && isWanted(slug);

mkdirSync(cache, { recursive: true });
for (const product of [...catalogue.bySlug.values()].filter(hasModel)) {
  const parts = catalogue.parts.partsOf(product);
  if (parts.length === 0) continue;
  await oneAtATime(path.join(cache, "record.lock"), () => drawParts(product, parts)).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

const blender = process.env.BLENDER || "blender";
if (spawnSync(blender, ["--version"]).error) {
  console.error("Brak Blendera. W Debianie: apt-get install --no-install-recommends blender python3-numpy");
  process.exit(1);
}

type ListedShot = Awaited<ReturnType<typeof listShots>>[number];

const scratch = mkdtempSync(path.join(tmpdir(), "packshots-"));
process.on("exit", () => rmSync(scratch, { recursive: true }));
const shots = await listShots();
const start = Date.now();
let taken = 0;
console.log(`Zdjęcia: ${shots.length}, do zrobienia: ${plan().toTake.length}`);
await oneAtATime(path.join(cache, "record.lock"), publish);
for (const subject of new Set(plan().toTake.map((shot) => shot.subject))) {
  await unlessTaken(path.join(cache, `${subject}.lock`), () => take(subject));
  await oneAtATime(path.join(cache, "record.lock"), publish);
}
await takeRooms(isWanted, catalogue.finishLook, blender, cache);

/**
 * Lists the pictures of products that have a model, in the order of categories, and those of groups, each of which is its own
 * category. Pictures of one `subject` are rendered together.
 */
async function listShots() {
  const { orders, finishLook } = catalogue;
  const lists = tree.root.children.flatMap(({ id: category }) =>
    (orders.get(category)?.polecane ?? []).filter(hasModel).map(async ({ slug: model, finishes }) => {
      const sitting = await seat([{ source: modelFile(model) }]);
      return finishes.map(({ id }) => {
        const name = `packshots/${model}-${id}`;
        return { category, subject: model, name, sitting, looks: [finishLook(id)] };
      });
    }),
  );
  const ofGroups = Object.entries(groups)
    .filter(([name]) => isWanted(name))
    .map(async ([name, group]) => {
      const looks = group.products.map(({ finish }) =>
        typeof finish === "string" ? finishLook(finish) : finish,
      );
      const subject = name.replaceAll("/", "-");
      return [{ category: name, subject, name, sitting: await seatGroup(name, group), looks }];
    });
  return (await Promise.all([...lists, ...ofGroups])).flat().map(withKeys);
}

function plan() {
  return planShots(shots, publishedNow(), (shot) => existsSync(masterOf(shot)));
}

function masterOf({ key, name }: ListedShot): string {
  return path.join(cache, key, `${name}.png`);
}

/** Renders what is missing of one subject: another process may have done so since the start. */
async function take(subject: string) {
  const missing = plan().toTake.filter((shot) => shot.subject === subject);
  const [first] = missing;
  if (!first) return;
  const file = (name: string) => path.join(scratch, name);
  const { glbs, light, programs, job } = first.sitting;
  const models = glbs.map((glb, index) => {
    writeFileSync(file(`${index}.glb`), glb);
    return file(`${index}.glb`);
  });
  writeFileSync(file("light"), light);
  for (const [name, text] of Object.entries(programs)) writeFileSync(file(`${name}.py`), text);
  for (const shot of missing) mkdirSync(path.dirname(masterOf(shot)), { recursive: true });
  const pictures = missing.map((shot) => ({
    name: shot.name,
    looks: shot.looks,
    taken: path.join(cache, "taken", `${shot.taken}.npz`),
    out: masterOf(shot),
  }));
  mkdirSync(path.join(cache, "taken"), { recursive: true });
  const parts = { models, radiance: file("light"), pictures };
  writeFileSync(file("job.json"), JSON.stringify({ ...job, ...parts }));
  const options = ["-b", "--python-exit-code", "1", "-P", file("render.py"), "--", file("job.json")];
  const rendering = spawn(blender, options, { stdio: ["ignore", "pipe", "inherit"] });
  const said: string[] = [];
  for await (const line of createInterface({ input: rendering.stdout })) {
    said.push(line);
    if (!line.startsWith("DONE ")) continue;
    console.log(`${line.slice(5)} – ${timeLeft(Date.now() - start, ++taken, plan().toTake.length)}`);
  }
  if (missing.some((shot) => !existsSync(masterOf(shot))))
    throw new Error(`${subject}: ${said.slice(-20).join("\n")}`);
}

/** Makes the pictures of pages from the masters of whole categories, and writes down what they were made from. */
async function publish() {
  for (const shot of plan().toPublish) await publishMasters(path.join(cache, shot.key), shot.name, shot.key);
  await publishCategories();
}

/** Remakes the pictures of categories whose product has a new picture: that picture, with more background at its sides. */
async function publishCategories() {
  const made = readRecord();
  for (const [name, source] of Object.entries(made)) {
    const [shot = "", key] = source.split("@");
    const current = made[shot];
    if (key === undefined || current === undefined || key === current) continue;
    const master = path.join(cache, current, `${shot}.png`);
    if (!existsSync(master)) continue;
    const masters = mkdtempSync(path.join(scratch, "wide-"));
    const wide = path.join(masters, `${name}.png`);
    mkdirSync(path.dirname(wide), { recursive: true });
    const ground = { left: 200, right: 200, extendWith: "copy" } as const;
    await sharp(await sharp(master).extend(ground).toBuffer())
      .resize(1200, 900)
      .toFile(wide);
    await publishMasters(masters, name, `${shot}@${current}`);
  }
}
