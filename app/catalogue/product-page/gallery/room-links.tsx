import { smallPictureUrl } from "~/ui/pictures";
import type { ProductView } from "../view";

type RoomLinksProps = {
  product: Pick<ProductView, "name" | "finish" | "inRoom" | "pictures">;
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
    title: name,
    // Lets what hangs be put on a wall, too.
    enable_vertical_placement: "true",
  });
  const fallback = encodeURIComponent(siteUrl + finish.to);
  return (
    <>
      {inRoom.usdz && picture && (
        // iOS opens such a link in Quick Look only if its one element is a picture.
        <a
          rel="ar"
          href={inRoom.usdz}
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
