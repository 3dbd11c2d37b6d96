import { type Crop, hasRatioOf, type PixelSize } from "../pictures/ratio";

/**
 * Lets the editor choose what a picture shows of a photo: the place that stays in sight, and how near it is.
 * @param wanted smallest size of the part, which has its ratio
 * @returns null if there is nothing to choose: the photo fits as it is, or is too small to fit at all
 * @throws {Error} if the editor chooses nothing
 */
export async function chooseCrop(photo: Blob, wanted: PixelSize): Promise<Crop | null> {
  const image = new Image();
  image.src = URL.createObjectURL(photo);
  try {
    // The server rejects a file that is not a picture, and says why.
    const isPicture = await image.decode().then(
      () => true,
      () => false,
    );
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const isTooSmall = size.width < wanted.width || size.height < wanted.height;
    return isPicture && !isTooSmall && !hasRatioOf(wanted, size) ? await askFor(image, size, wanted) : null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

type Slider = HTMLInputElement;

async function askFor(image: HTMLImageElement, photo: PixelSize, wanted: PixelSize): Promise<Crop> {
  const widest = Math.min(photo.width, (photo.height * wanted.width) / wanted.height);
  const dialog = document.createElement("dialog");
  dialog.className = "crop";
  dialog.setAttribute("aria-label", "Kadr zdjęcia");
  dialog.innerHTML = `<form method="dialog"><p>Zdjęcie ma inne proporcje niż miejsce w serwisie. Przesuń suwaki tak, żeby było widać to, co najważniejsze.</p>
<div class="frame" style="aspect-ratio: ${wanted.width} / ${wanted.height}"></div>
<label>W poziomie <input type="range" max="100" step="any" value="50"></label>
<label>W pionie <input type="range" max="100" step="any" value="50"></label>
<label>Zbliżenie <input type="range" min="1" max="${widest / wanted.width}" step="any" value="1"></label>
<p><button value="crop">Użyj kadru</button> <button>Anuluj</button></p></form>`;
  dialog.querySelector(".frame")?.append(image);
  const [x, y, zoom] = [...dialog.querySelectorAll("input")] as [Slider, Slider, Slider];
  const show = () => {
    // Scaled around the point it is aligned to, the picture shows the same as a crop that is narrower by this factor.
    const place = `${x.value}% ${y.value}%`;
    Object.assign(image.style, { objectPosition: place, transformOrigin: place, scale: zoom.value });
  };
  dialog.addEventListener("input", show);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.remove();
  if (dialog.returnValue !== "crop") throw new Error("Zdjęcie nie zostało zapisane: wybierz jego kadr.");
  const width = Math.round(widest / zoom.valueAsNumber);
  const height = Math.min(Math.round((width * wanted.height) / wanted.width), photo.height);
  const offset = (slider: Slider, room: number) => Math.floor((room * slider.valueAsNumber) / 100);
  return { left: offset(x, photo.width - width), top: offset(y, photo.height - height), width, height };
}
