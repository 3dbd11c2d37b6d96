import { useState } from "react";
import { Picture } from "~/ui/picture";
import type { ProductView } from "./product-view";

/**
 * A product's pictures: the first one large, the others below it. The small ones are links to their pictures; with
 * JavaScript they change the large one.
 */
export function ProductGallery({ product }: { product: ProductView }) {
  const { pictures, shownInstead, finish } = product;
  const [chosen, setChosen] = useState<string>();
  const shown = pictures.find(({ src }) => src === chosen) ?? pictures[0];
  if (!shown) {
    return (
      <p className="grid aspect-square place-items-center rounded-2xl bg-stage text-slate-700">
        Zdjęcie w przygotowaniu
      </p>
    );
  }
  return (
    <section aria-label="Zdjęcia" className="lg:sticky lg:top-28 lg:self-start">
      <Picture
        picture={shown}
        priority
        sizes="(width >= 84rem) 46rem, (width >= 64rem) 55vw, 100vw"
        className="aspect-square w-full rounded-2xl object-contain"
      />
      {pictures.length > 1 && (
        <ul className="mt-3 flex gap-3 overflow-x-auto p-1 print:hidden">
          {pictures.map((picture) => (
            <li key={picture.src} className="w-24 flex-none">
              <a
                href={`/images/${picture.src}-960.avif`}
                aria-current={picture === shown ? "true" : undefined}
                className="block overflow-hidden rounded-lg aria-[current]:outline-2 aria-[current]:outline-primary"
                onClick={(event) => {
                  event.preventDefault();
                  setChosen(picture.src);
                }}
              >
                <Picture picture={picture} sizes="6rem" className="aspect-square w-full object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-muted">
        {shownInstead &&
          `Na zdjęciu: ${shownInstead.toLowerCase()}; zdjęcia w wykończeniu ${finish.label.toLowerCase()} jeszcze nie mamy. `}
        Zdjęcia produktów są wizualizacjami.
      </p>
    </section>
  );
}
