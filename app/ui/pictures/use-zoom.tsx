import { type ReactNode, useState } from "react";
import type { ZoomedPicture } from "./zoom-dialog";

/**
 * Opens a picture in a zoom dialog. Loads the dialog's code on first use; if that fails, navigates to the picture.
 * @returns the dialog, which the caller renders, and the function that opens it
 */
export function useZoom() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const zoom = (picture: ZoomedPicture) =>
    import("./zoom-dialog").then(
      ({ ZoomDialog }) => setDialog(<ZoomDialog {...picture} onClose={() => setDialog(null)} />),
      () => location.assign(picture.src),
    );
  return [dialog, zoom] as const;
}
