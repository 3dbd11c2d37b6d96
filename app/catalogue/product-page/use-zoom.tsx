import { type ReactNode, useState } from "react";
import { loadStyleSheet } from "~/ui/behaviour";
import dialogStyles from "./zoom/zoom-dialog.css?url";
import { type ZoomedPicture, zoomedUrl } from "./zoom/zoomed-picture";

/**
 * Opens pictures in a zoom dialog. Loads the dialog's code and styles on first use; if that fails, navigates to the
 * picture.
 * @returns the dialog, which the caller renders, and the function that opens it at one of the pictures. `onShow` is
 * called when the visitor goes on to another picture.
 */
export function useZoom() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const zoom = (pictures: ZoomedPicture[], shown: ZoomedPicture, onShow?: (place: number) => void) =>
    Promise.all([import("./zoom/zoom-dialog"), loadStyleSheet(dialogStyles)]).then(
      ([{ ZoomDialog }]) =>
        setDialog(
          <ZoomDialog
            pictures={pictures}
            first={pictures.indexOf(shown)}
            onShow={onShow}
            onClose={() => setDialog(null)}
          />,
        ),
      () => location.assign(zoomedUrl(shown)),
    );
  return [dialog, zoom] as const;
}
