import type { OpenFile, SaveResult, TextChoices } from "../files";
import type { Crop, PixelSize } from "../pictures/ratio";
import { chooseTexts, type OpenTexts } from "./conflict";
import { chooseCrop } from "./crop";
import { showFindings, tell } from "./issues";

/**
 * Opens the project folder as a File System API directory for the CMS, backed by the desk server. This needs no folder
 * picker, works in every browser, and lets the server validate each file before it is written.
 */
export async function openFolder(): Promise<FileSystemDirectoryHandle> {
  const { files, pictures, sizes }: Served = await (await fetch("/redakcja/files")).json();
  pictureSizes = sizes;
  tree = new Map();
  for (const [name, file] of Object.entries(files)) tree.set(`content/${name}`, file);
  for (const [name, base64] of Object.entries(pictures)) {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    tree.set(`${pictureFolder}${name}.avif`, new Blob([bytes], { type: "image/avif" }));
  }
  return new Folder(tree, "") as unknown as FileSystemDirectoryHandle;
}

type Served = {
  files: Record<string, OpenFile>;
  pictures: Record<string, string>;
  sizes: Record<string, PixelSize>;
};

let tree: Tree = new Map();
/** Smallest size of a picture by its folder. */
let pictureSizes: Record<string, PixelSize> = {};

/** Version of a file as it was opened; empty for a file that is not there. */
export function openedVersion(path: string): string {
  const file = tree.get(path);
  return file && "version" in file ? file.version : "";
}

/** Treats a file as opened at a version: if its version is different by now, the desk does not save it. */
export function reopenAt(path: string, version: string): void {
  const file = tree.get(path);
  if (file && "version" in file) tree.set(path, { ...file, version });
}

/** A text file or a picture. Until the page is reloaded, a newly uploaded picture is the original upload. */
type Entry = OpenFile | Blob;
type Tree = Map<string, Entry>;

const pictureFolder = "public/images/";

/** Name prefix of temporary files: the CMS writes each file under such a name and then moves it to its final name. */
const draftName = ".sveltia-tmp-";

class Folder {
  readonly kind = "directory";
  readonly name: string;

  constructor(
    private readonly tree: Tree,
    readonly path: string,
  ) {
    this.name = path.split("/").at(-1) ?? "";
  }

  async *entries(): AsyncGenerator<[string, Folder | FileHandle]> {
    const prefix = this.path && `${this.path}/`;
    const folders = new Set<string>();
    for (const path of [...this.tree.keys()]) {
      if (!path.startsWith(prefix)) continue;
      const [name = "", ...below] = path.slice(prefix.length).split("/");
      if (below.length === 0) yield [name, new FileHandle(this.tree, path)];
      else if (!folders.has(name)) {
        folders.add(name);
        yield [name, new Folder(this.tree, prefix + name)];
      }
    }
  }

  async getDirectoryHandle(name: string): Promise<Folder> {
    return new Folder(this.tree, this.below(name));
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<FileHandle> {
    if (!create && !this.tree.has(this.below(name))) throw new DOMException(name, "NotFoundError");
    return new FileHandle(this.tree, this.below(name));
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.below(name);
    const entry = this.tree.get(path);
    if (!entry) throw new DOMException(name, "NotFoundError");
    try {
      await send("DELETE", addressOf(path), { opened: "version" in entry ? entry.version : null });
      this.tree.delete(path);
    } catch (error) {
      // The CMS reports only that deletion failed, without a reason.
      tell("Nie usunięto", [error instanceof Error ? error.message : String(error)]);
      throw error;
    }
  }

  private below(name: string): string {
    return this.path ? `${this.path}/${name}` : name;
  }
}

class FileHandle {
  readonly kind = "file";
  /** Content of a temporary file that has not been moved to its final name yet. */
  private draft: Blob | undefined;
  private failed: unknown;

  constructor(
    private readonly tree: Tree,
    private path: string,
  ) {}

  get name(): string {
    return this.path.split("/").at(-1) ?? "";
  }

  async getFile(): Promise<File> {
    const entry = this.tree.get(this.path);
    if (!entry) throw new DOMException(this.name, "NotFoundError");
    if (entry instanceof Blob) return new File([entry], this.name, { type: entry.type });
    return new File([entry.text], this.name);
  }

  async createWritable() {
    return {
      // Saves on write instead of on close: the CMS writes only once and ignores errors from close().
      write: async (data: BlobPart) => {
        const written = new Blob([data]);
        if (this.name.startsWith(draftName)) this.draft = written;
        else await this.save(this.path, written);
      },
      close: async () => {},
    };
  }

  /** Moves a temporary file to its final name. Other files cannot be renamed, because visitors know their URLs. */
  async move(folder: Folder, name: string): Promise<void> {
    if (this.draft === undefined) throw new DOMException(name, "NotAllowedError");
    // The CMS tries again several times; the desk has answered once and for all.
    if (this.failed) throw this.failed;
    const path = folder.path ? `${folder.path}/${name}` : name;
    await this.save(path, this.draft).catch((error: unknown) => {
      this.failed = error;
      throw error;
    });
    // Set only after a successful save. Until then, this handle must have the temporary name: if the save fails, the
    // CMS deletes the file with the handle's name.
    this.path = path;
  }

  private async save(path: string, written: Blob): Promise<void> {
    if (path.startsWith(pictureFolder)) {
      await sendPicture(path, written, this.tree.has(path));
      this.tree.set(path, written);
      return;
    }
    const text = await written.text();
    const before = created.has(path) ? undefined : this.tree.get(path);
    const opened = before && "version" in before ? before.version : null;
    const result: SaveResult = await (await saveText(path, opened, text)).json();
    created.delete(path);
    this.tree.set(path, { text, version: result.version });
    showFindings(result);
  }
}

/** Files that the CMS is about to create: their names may be taken by files that its lists leave out. */
const created = new Set<string>();
export const expectNew = (path: string, isNew: boolean) => (isNew ? created.add(path) : created.delete(path));

const addressOf = (path: string) =>
  path.startsWith(pictureFolder)
    ? `pictures/${path.slice(pictureFolder.length)}`
    : path.replace("content/", "files/");

/** What was chosen of a photo: if the text could not be saved, the CMS uploads the photo again with the next attempt. */
const crops = new Map<string, Crop | null>();

async function sendPicture(path: string, photo: Blob, isReplacement: boolean) {
  const [folder = ""] = path.slice(pictureFolder.length).split("/");
  const wanted = pictureSizes[folder];
  const key = `${path} ${photo.size}`;
  const isInLibrary = location.hash.startsWith("#/assets");
  try {
    const crop = crops.get(key) ?? (wanted ? await chooseCrop(photo, wanted) : null);
    if (!isInLibrary) crops.set(key, crop);
    const headers = crop ? { "X-Crop": [crop.left, crop.top, crop.width, crop.height].join() } : undefined;
    await send("PUT", addressOf(path), { opened: isReplacement ? "*" : null, body: photo, headers });
  } catch (error) {
    // There, the CMS reports only that it failed.
    if (isInLibrary) tell("Nie zapisano zdjęcia", [error instanceof Error ? error.message : String(error)]);
    throw error;
  }
}

/** Saves a text. Where others have changed the same fields, the editor chooses, and it is saved again. */
async function saveText(
  path: string,
  opened: string | null,
  text: string,
  choices?: TextChoices,
): Promise<Response> {
  const headers = choices && { "X-Choices": encodeURIComponent(JSON.stringify(choices)) };
  const response = await sendTo("PUT", addressOf(path), { opened, body: text, headers });
  if (response.ok) return response;
  if (!response.headers.get("content-type")?.includes("json")) throw new Error(await response.text());
  const conflict: OpenTexts = await response.json();
  const mine = await chooseTexts(conflict);
  if (!mine) throw new Error(conflict.sentence);
  return saveText(path, opened, text, { version: conflict.version, mine });
}

type Sent = { opened: string | null; body?: string | Blob; headers?: Record<string, string> | undefined };

/** Sends a save or delete request. @throws {Error} with the server's message, which the CMS shows */
async function send(method: "PUT" | "DELETE", address: string, sent: Sent): Promise<Response> {
  const response = await sendTo(method, address, sent);
  if (!response.ok) throw new Error(await response.text());
  return response;
}

function sendTo(
  method: "PUT" | "DELETE",
  address: string,
  { opened, body, headers }: Sent,
): Promise<Response> {
  const init = {
    method,
    headers: { "X-Desk": "1", ...(opened && { "If-Match": opened }), ...headers },
    ...(body !== undefined && { body }),
  };
  return fetch(`/redakcja/${address}`, init).catch(() => {
    throw new Error(
      "Nie ma połączenia z redakcją. Zapisz jeszcze raz, gdy wróci: tekst czeka w tej przeglądarce.",
    );
  });
}
