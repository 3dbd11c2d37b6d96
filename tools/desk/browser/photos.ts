/**
 * Gives every chosen or dropped photo the name of the picture that the desk will make of it. So the CMS knows it by that
 * name at once, and lets a JPEG replace a picture. A camera's number, which would be public, is replaced by the title of
 * the open entry.
 */
export function namePhotos(): void {
  // Runs before the file dialog opens.
  document.addEventListener(
    "click",
    ({ target }) => {
      if (isPicker(target) && target.accept === "image/avif") target.accept = "image/*";
    },
    { capture: true },
  );
  document.addEventListener(
    "change",
    ({ target }) => {
      if (isPicker(target) && target.files) target.files = named(target.files).files;
    },
    { capture: true },
  );
  document.addEventListener(
    "drop",
    (event) => {
      const files = event.dataTransfer?.files ?? [];
      if (!event.isTrusted || files.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const dropped = { dataTransfer: named(files), bubbles: true, cancelable: true };
      event.target?.dispatchEvent(new DragEvent("drop", dropped));
    },
    { capture: true },
  );
}

const isPicker = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "file";

const ofCamera =
  /^(?:img|dsc[fn]?|pxl|image|photo|zdj[eę]cie|screenshot|whatsapp image)?(?:[\W\d_]|at|wa)*(?=\.\w+$)/i;
const titleFields = ["title", "name"].map((key) => `[data-key-path="${key}"] input`).join();

function named(files: ArrayLike<File>): DataTransfer {
  const all = new DataTransfer();
  for (const file of Array.from(files)) {
    const title = document.querySelector<HTMLInputElement>(titleFields)?.value;
    const name = title ? file.name.replace(ofCamera, title) : file.name;
    all.items.add(new File([file], name.replace(/\.(?:jpe?g|png|webp)$/i, ".avif"), { type: file.type }));
  }
  return all;
}
