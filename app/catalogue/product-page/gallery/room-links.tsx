import type { FindArtifact } from "lib/platform/files.server";
import type { Finish, Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import { smallPictureUrl } from "~/ui/pictures";
import type { LiveProduct } from "../live-product";

/** Returns the files that show a finish in the visitor's room; null if there are none. */
export function inRoomOf(
  product: Product,
  { code }: Finish,
  catalogue: Catalogue,
  findArtifact: FindArtifact,
) {
  const models = catalogue.roomModels(product, code);
  const usdz = models?.usdz && findArtifact(models.usdz) ? models.usdz : null;
  return { inRoom: models && findArtifact(models.glb) ? { ...models, usdz } : null };
}

type RoomLinksProps = {
  product: Pick<LiveProduct, "name" | "finish" | "pictures"> & ReturnType<typeof inRoomOf>;
  siteUrl: string;
};

/**
 * „Zobacz u siebie”: links that show the product in the visitor's room (behaviour 16.22). A class that the head's script
 * sets (`room-script.ts`) shows the one that the phone understands; on a computer neither is shown.
 */
export function RoomLinks({ product: { name, finish, inRoom, pictures }, siteUrl }: RoomLinksProps) {
  if (!inRoom) return null;
  const picture = pictures[0];
  const file = new URLSearchParams({
    file: siteUrl + inRoom.glb,
    mode: "ar_preferred",
    title: `${name}, ${finish.label.toLowerCase()}`,
    // Shows the product at true size only.
    resizable: "false",
    // Lets a wall-mounted product be placed on a wall, too.
    enable_vertical_placement: "true",
  });
  const fallback = encodeURIComponent(siteUrl + finish.to);
  return (
    <>
      {inRoom.usdz && picture && (
        // iOS opens such a link in Quick Look only if its one element is a picture.
        <a
          rel="ar"
          href={`${inRoom.usdz}#allowsContentScaling=0`}
          className="button button-secondary hidden in-[.quick-look]:inline-flex"
        >
          <img src={smallPictureUrl(picture.src)} alt="" width={24} height={24} loading="lazy" />
          Zobacz u&nbsp;siebie
        </a>
      )}
      <a
        href={`intent://arvr.google.com/scene-viewer/1.0?${file}#Intent;scheme=https;package=com.google.ar.core;action=android.intent.action.VIEW;S.browser_fallback_url=${fallback};end;`}
        className="button button-secondary hidden in-[.scene-viewer]:inline-flex"
      >
        Zobacz u&nbsp;siebie
      </a>
    </>
  );
}
