import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { parse } from "yaml";
import type { FinishLook } from "~/brand/collections.server";
import { pictureSize } from "~/ui/pictures";
import { unpackModel } from "../models/preview";
import { oneAtATime, unlessTaken } from "../one-at-a-time.js";
import { hash, modelFile } from "./job";
import { planShots, timeLeft } from "./plan";
import { publishedNow, publishMasters } from "./record";

/** What this module reads of a room: `scenes.yaml` tells what its fields mean. */
type Scene = {
  pictures: Record<string, { finish: string; crop?: [left: number, top: number, width: number] }>;
  products: { model: string; finish?: string }[];
};

const scenes: Record<string, Scene> = parse(readFileSync("tools/scripts/packshots/scenes.yaml", "utf8"));

/** Folders of the program that renders a room in Blender, and of the code that it shares with the one for products. */
const programs = ["tools/scripts/packshots/room", "tools/scripts/packshots/shared"];

/** Size of a rendered room in pixels, and the number of rays per pixel. */
const quality = { size: [1920, 1080], samples: 8 } as const;

type Looks = (finish: string) => FinishLook;
type RoomShot = ReturnType<typeof listShots>[number];

/**
 * Renders the rooms whose pictures are missing or stale, and makes the pictures of pages from them.
 * @param isWanted whether a room, by its name, is to be rendered
 * @param cache the folder of masters
 */
export async function takeRooms(
  isWanted: (room: string) => boolean,
  finishLook: Looks,
  blender: string,
  cache: string,
) {
  const shots = listShots(finishLook, cache);
  const plan = () => planShots(shots, publishedNow(), ({ master }) => existsSync(master));
  const start = Date.now();
  let taken = 0;
  const wanted = () => plan().toTake.filter(({ room }) => isWanted(room));
  for (const shot of wanted())
    await unlessTaken(`${path.dirname(shot.master)}.lock`, async () => {
      if (existsSync(shot.master)) return;
      await render(shot, blender);
      const left = new Set(wanted().map(({ master }) => master)).size;
      console.log(`${shot.job.name} – ${timeLeft(Date.now() - start, ++taken, left)}`);
    });
  for (const shot of plan().toPublish) await oneAtATime(path.join(cache, "record.lock"), () => publish(shot));
}

/** Lists the pictures of rooms. Those of collections, which stand in one grid, are published together. */
function listShots(finishLook: Looks, cache: string) {
  const code = programs.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".py"))
      .sort()
      .map((file) => readFileSync(path.join(folder, file))),
  );
  return Object.entries(scenes).flatMap(([room, { pictures, ...scene }]) => {
    const models = [...new Set(scene.products.map(({ model }) => model))];
    const files = models.map((model) => readFileSync(modelFile(model)));
    return Object.entries(pictures).map(([name, { finish, crop }]) => {
      const products = scene.products.map((product) => ({ finish, ...product }));
      const looks = Object.fromEntries(products.map(({ finish }) => [finish, finishLook(finish)]));
      const job = { name: `${room} (${finish})`, scene: { ...scene, products }, looks, ...quality };
      const source = hash(...code, ...files, JSON.stringify(job));
      const master = path.join(cache, source, `${room}-${finish}.png`);
      const key = hash(source, JSON.stringify(crop ?? null));
      const category = name.startsWith("collections/") ? "collections" : name;
      return { room, category, name, crop, job, models, master, key };
    });
  });
}

async function render({ job, models, master }: RoomShot, blender: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "room-"));
  const file = (name: string) => path.join(folder, name);
  try {
    for (const program of programs) cpSync(program, folder, { recursive: true });
    const unpacked = Object.fromEntries(models.map((model) => [model, file(`${model}.glb`)]));
    for (const model of models) await writeFile(file(`${model}.glb`), await unpackModel(modelFile(model)));
    await writeFile(file("job.json"), JSON.stringify({ ...job, models: unpacked, out: master }));
    mkdirSync(path.dirname(master), { recursive: true });
    const options = ["-b", "--python-exit-code", "1", "-P", file("room.py"), "--", file("job.json")];
    await promisify(execFile)(blender, options, { maxBuffer: 2 ** 26 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function publish({ name, crop, master, key }: RoomShot) {
  const { width, height } = pictureSize(name);
  const [left, top, across] = crop ?? [0, 0, quality.size[0]];
  const part = { left, top, width: across, height: Math.round((across * height) / width) };
  const folder = mkdtempSync(path.join(tmpdir(), "cut-"));
  try {
    const cut = path.join(folder, `${name}.png`);
    mkdirSync(path.dirname(cut), { recursive: true });
    // With few rays, single pixels are wrong, and noise would be a tenth of a file's size.
    const clean = await sharp(master).median(3).blur(0.7).toBuffer();
    // A close-up has fewer pixels than a picture of its folder.
    await sharp(clean).extract(part).resize(width, height).toFile(cut);
    await publishMasters(folder, name, key);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
