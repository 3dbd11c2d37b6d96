import { type ReactNode, useState } from "react";
import type { ZoomedPicture } from "./zoom-dialog";

/**
 * Shows a picture in a dialog of its own, where it can be made larger. The dialog's code is loaded at the first use;
 * where it does not come, the browser opens the picture.
 * @returns the dialog, to be rendered, and the function that opens it
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
