import { useEffect, useState } from "react";
import { ModelViewer } from "~/catalogue/model-viewer/viewer";
import { modelPreview } from "~/catalogue/product/model-files";
import { Icon } from "~/ui/icons/icon";
import { Picture } from "~/ui/pictures/picture";
import type { ProductView } from "./view";

/**
 * A product's pictures: the first one large, the others below it. The small ones are links to their pictures; with
 * JavaScript they change the large one, and the model can be seen in 3D in its place.
 */
export function ProductGallery({ product }: { product: ProductView }) {
  const { pictures, shownInstead, finish } = product;
  const [chosen, setChosen] = useState<string>();
  // By product: this gallery stays mounted when the visitor goes on to another one.
  const [slugIn3d, setSlugIn3d] = useState<string>();
  const isIn3d = slugIn3d === product.slug;
  const shown = pictures.find(({ src }) => src === chosen) ?? pictures[0];
  return (
    <section aria-label="Zdjęcia" className="lg:sticky lg:top-28 lg:self-start">
      <div className="relative">
        {isIn3d ? <ProductModel product={product} /> : <LargePicture picture={shown} />}
        <ModelSwitch
          product={product}
          isIn3d={isIn3d}
          onSwitch={() => setSlugIn3d(isIn3d ? undefined : product.slug)}
        />
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 flex gap-3 overflow-x-auto p-1 print:hidden">
          {pictures.map((picture) => (
            <li key={picture.src} className="w-24 flex-none">
              <a
                href={`/images/${picture.src}-960.avif`}
                aria-current={picture === shown && !isIn3d ? "true" : undefined}
                data-scripted=""
                className="block overflow-hidden rounded-lg aria-[current]:outline-2 aria-[current]:outline-primary"
                onClick={(event) => {
                  event.preventDefault();
                  setChosen(picture.src);
                  setSlugIn3d(undefined);
                }}
              >
                <Picture picture={picture} sizes="6rem" className="aspect-square w-full object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {shown && !isIn3d && (
        <p className="mt-3 text-sm text-muted">
          {shownInstead &&
            `Na zdjęciu: ${shownInstead.toLowerCase()}; zdjęcia w wykończeniu ${finish.label.toLowerCase()} jeszcze nie mamy. `}
          {shown.src.startsWith("scenes/") && "W aranżacji wykończenie może być inne. "}
          Zdjęcia produktów są wizualizacjami.
        </p>
      )}
    </section>
  );
}

function LargePicture({ picture }: { picture: ProductView["pictures"][number] | undefined }) {
  if (!picture) {
    return (
      <p className="grid aspect-square place-items-center rounded-2xl bg-stage text-slate-700">
        Zdjęcie w przygotowaniu
      </p>
    );
  }
  return (
    <Picture
      picture={picture}
      priority
      sizes="(width >= 84rem) 46rem, (width >= 64rem) 55vw, 100vw"
      className="aspect-square w-full rounded-2xl object-contain"
    />
  );
}

function ProductModel({ product }: { product: ProductView }) {
  const url = modelPreview(product);
  const download = product.downloads.find(({ format }) => format === "glb");
  if (!url || !download) return null;
  return <ModelViewer name={product.name} url={url} finish={product.finish.id} download={download.path} />;
}

type ModelSwitchProps = { product: ProductView; isIn3d: boolean; onSwitch: () => void };

/** Shown only where scripts run: without them the model is a file to download. */
function ModelSwitch({ product, isIn3d, onSwitch }: ModelSwitchProps) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  if (!modelPreview(product)) return null;
  return (
    <button
      type="button"
      hidden={!isReady}
      className="button button-on-scene absolute top-4 right-4 print:hidden"
      onClick={onSwitch}
    >
      {!isIn3d && <Icon name="box" />}
      {isIn3d ? "Zobacz zdjęcia" : "Zobacz w 3D"}
    </button>
  );
}
