import type { Crop, PixelSize } from "../pictures/ratio";
import { pictureFolder } from "../places";
import type { FoundIn, SaveAnswer } from "../repository";
import type { FileChange } from "../saving/save-changes";
import { chooseTexts, type OpenTexts } from "./conflict";
import { chooseCrop } from "./crop";
import { showFindings, tell } from "./issues";
import { sendWithProgress } from "./upload";

/** The chosen part of each photo: if a text could not be saved, the CMS sends its photos again with the next attempt. */
const crops = new Map<string, Crop | null>();

/**
 * Completes what the CMS asks of the desk: before a save, asks which part of a photo to show; after it, shows what is found.
 * @param api address below which the desk answers as a Git host
 * @param sizes smallest size of a picture by its folder
 */
export function completeRequests(api: string, sizes: Record<string, PixelSize>): void {
  const send = globalThis.fetch;
  const ask = async (address: string, init: RequestInit, sends = send): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set("X-Desk", "1");
    const answer = await sends(address, { ...init, headers }).catch(() => null);
    if (answer?.ok) return answer;
    const lost =
      "Nie ma połączenia z redakcją. Zapisz jeszcze raz, gdy wróci: tekst czeka w tej przeglądarce.";
    if (answer?.headers.get("content-type")?.includes("json")) return answer;
    return refusal(answer ? await answer.text() : lost, answer?.status);
  };
  // Called a second after a save, or, if the page was left before that, when it is opened again.
  const showFound = async () => {
    const answer = await ask(`${api}/repos/desk/content/findings`, { method: "POST" });
    if (answer.ok) for (const found of (await answer.json()) as FoundIn[]) showFindings(found);
  };
  void showFound();
  globalThis.fetch = async (input, init = {}) => {
    const address = String(input);
    if (!address.startsWith(`${api}/`)) return send(input, init);
    if (!address.endsWith("/contents")) return ask(address, init);
    const changes: FileChange[] = JSON.parse(String(init.body)).files;
    try {
      for (const change of changes) await addCrop(change, sizes);
    } catch (error) {
      return refusal((error as Error).message);
    }
    // The library sends all new photos at once. A fault of one of them must not block the others.
    const isOne = changes.some(({ path }) => !isPicture(path));
    const parts = isOne ? [changes] : changes.map((change) => [change]);
    const answers: SaveAnswer[] = [];
    const refused: string[] = [];
    let status: number | undefined;
    for (const [index, files] of parts.entries()) {
      const hasPhoto = files.some(({ operation, path }) => operation !== "delete" && isPicture(path));
      const which = parts.length > 1 ? ` (${index + 1} z ${parts.length})` : "";
      const sends: typeof send = hasPhoto ? (...sent) => sendWithProgress(...sent, which) : send;
      const answer = await save(files, (body) => ask(address, { ...init, body }, sends));
      if (answer.ok) answers.push(await answer.json());
      else {
        status = answer.status;
        refused.push((which && `${files[0]?.path.replace(/^.*\//, "")}: `) + (await answer.json()).message);
      }
    }
    if (refused.length > 0) tellIfSilent(changes, refused);
    if (answers.length === 0) return refusal(refused.join("\n"), status);
    void showFound();
    return Response.json({ ...answers.at(-1), files: answers.flatMap(({ files }) => files) });
  };
}

/** Saves. Where others have changed the same fields of a text, the editor chooses, and it is saved again. */
async function save(files: FileChange[], ask: (body: string) => Promise<Response>): Promise<Response> {
  const answer = await ask(JSON.stringify({ files }));
  const text = files.find(({ path }) => !isPicture(path));
  if (answer.status !== 409 || !text) return answer;
  const { message, ...conflict }: OpenTexts & { message?: string } = await answer.json();
  if (message) return refusal(message, 409);
  const mine = await chooseTexts(conflict);
  if (!mine) return refusal(conflict.sentence, 409);
  text.choices = { version: conflict.version, mine };
  return save(files, ask);
}

/** A response whose message the CMS shows. */
const refusal = (message: string, status = 422) => Response.json({ message }, { status });

/** Tells the editor why a save failed, where the CMS reports only that it failed. */
function tellIfSilent(changes: readonly FileChange[], refused: readonly string[]): void {
  if (changes.some(({ operation }) => operation === "delete")) tell("Nie usunięto", refused);
  else if (isInLibrary()) tell("Nie zapisano zdjęcia", refused);
}

const isPicture = (path: string) => path.startsWith(pictureFolder);

const isInLibrary = () => location.hash.startsWith("#/assets");

async function addCrop(change: FileChange, sizes: Record<string, PixelSize>): Promise<void> {
  const { operation, path, content } = change;
  const [folder = ""] = path.slice(pictureFolder.length).split("/");
  const wanted = sizes[folder];
  if (operation === "delete" || !isPicture(path) || !wanted) return;
  const letters = atob(content);
  // `Uint8Array.from` would first list all letters, which takes 30 times as much memory.
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  const photo = new Blob([bytes]);
  const key = `${path} ${photo.size}`;
  const crop = crops.get(key) ?? (await chooseCrop(photo, wanted));
  if (!isInLibrary()) crops.set(key, crop);
  change.crop = crop;
}
