import { useEffect, useState } from "react";
import { StaticPart } from "~/remix/static-parts";
import { hasModifier } from "~/ui/behaviour";
import { Icon } from "~/ui/icons";
import { Picture } from "~/ui/pictures";
import type { LiveProduct } from "../live-product";
import { useZoom } from "../use-zoom";
import { useModelView } from "./model-view";

type ProductGalleryProps = { product: LiveProduct; staticParts: Record<"zobacz-u-siebie", string> };

/**
 * A product's pictures: one large picture, with thumbnails below. A thumbnail links to a URL fragment, and CSS shows
 * the picture with that fragment as its id. With JavaScript, thumbnails add no history entries, the large picture opens
 * in a dialog, and a 3D view can replace the picture.
 */
export function ProductGallery({ product, staticParts }: ProductGalleryProps) {
  const { pictures, shownInstead, finish } = product;
  /**
   * `src` of the chosen picture. Undefined before hydration. After a navigation, it may belong to the previous product.
   */
  const [chosen, setChosen] = useState<string>();
  const [dialog, zoom] = useZoom();
  const [model, openModel, closeModel] = useModelView(product);
  useEffect(() => {
    setChosen(document.querySelector<HTMLElement>(".pictures > :target")?.dataset.src ?? "");
  }, []);
  const shown = pictures.find(({ src }) => src === chosen) ?? pictures[0];
  const isLive = chosen !== undefined;
  return (
    // Its parts are laid out by the page: on a phone, the key facts are between picture and thumbnails.
    <section aria-label="Zdjęcia">
      <div className="[grid-area:picture]">
        {model ? (
          model.stage
        ) : shown ? (
          <div className="relative">
            <ul className={isLive ? undefined : "pictures"}>
              {pictures.map((picture, index) => (
                <li
                  key={picture.src}
                  id={placeOf(index)}
                  data-src={picture.src}
                  hidden={isLive && picture !== shown}
                  className="relative"
                >
                  <Picture
                    picture={picture}
                    priority={index === 0}
                    sizes="(width >= 84rem) 46rem, (width >= 64rem) 55vw, 100vw"
                    className="aspect-square w-full rounded-2xl object-contain"
                  />
                  {picture.otherFinish && (
                    <p className="absolute bottom-3 left-3 rounded-md bg-white/85 px-2.5 py-1 text-sm text-scene-ink">
                      {picture.otherFinish}
                    </p>
                  )}
                </li>
              ))}
            </ul>
            {isLive && (
              // One button for all pictures: it keeps the focus when the dialog closes at another picture.
              <button
                type="button"
                aria-label="Powiększ zdjęcie"
                className="absolute inset-0 size-full rounded-2xl print:hidden"
                style={{ cursor: "zoom-in" }}
                onClick={() => zoom(pictures, shown, (place) => setChosen(pictures[place]?.src))}
              />
            )}
          </div>
        ) : (
          <p className="grid aspect-square place-items-center rounded-2xl bg-stage text-scene-ink">
            Zdjęcie w&nbsp;przygotowaniu
          </p>
        )}
      </div>
      <div className="[grid-area:pictures]">
        <div className="flex flex-wrap items-start gap-3 print:hidden">
          {pictures.length > 1 && (
            <ul className="flex max-w-full gap-3 overflow-x-auto p-1">
              {pictures.map((picture, index) => (
                <li key={picture.src} className="w-24 flex-none">
                  <a
                    href={`#${placeOf(index)}`}
                    data-scripted=""
                    aria-current={(isLive && picture === shown && !model) || undefined}
                    className="block overflow-hidden rounded-lg aria-[current]:outline-2 aria-[current]:outline-primary"
                    onClick={(event) => {
                      if (hasModifier(event)) return;
                      event.preventDefault();
                      setChosen(picture.src);
                      closeModel();
                    }}
                  >
                    <Picture picture={picture} sizes="6rem" className="aspect-square w-full object-cover" />
                  </a>
                  {/* The picture's alternative text says the same. */}
                  <span aria-hidden="true" className="mt-1 block text-xs leading-tight text-muted">
                    {picture.caption}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {openModel && (
            // The 3D view needs JavaScript; without it, the model can only be downloaded.
            <button
              type="button"
              className={`button button-secondary ${isLive ? "" : "invisible"}`}
              onClick={model ? closeModel : openModel}
            >
              {!model && <Icon name="box" />}
              {model ? "Zobacz zdjęcia" : "Zobacz w\u00a03D"}
            </button>
          )}
          <StaticPart parts={staticParts} id="zobacz-u-siebie" className="contents" />
        </div>
        {model
          ? model.instructions
          : shown && (
              <p className="mt-3 text-sm text-muted">
                {shownInstead &&
                  `Na zdjęciu: ${shownInstead.toLowerCase()}; zdjęcia w\u00a0wykończeniu ${finish.label.toLowerCase()} jeszcze nie mamy. `}
                {shown.isUncertain && "W aranżacji wykończenie może być inne. "}
                Zdjęcia produktów są wizualizacjami.
              </p>
            )}
      </div>
      {dialog}
    </section>
  );
}

const placeOf = (index: number) => `zdjecie-${index + 1}`;
