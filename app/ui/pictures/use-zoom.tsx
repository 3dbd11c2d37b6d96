import { type ReactNode, useState } from "react";
import type { ZoomedPicture } from "./zoom-dialog";

/**
 * Opens pictures in a zoom dialog. Loads the dialog's code on first use; if that fails, navigates to the picture.
 * @returns the dialog, which the caller renders, and the function that opens it at one of the pictures. `onShow` is
 * called when the visitor goes on to another picture.
 */
export function useZoom() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const zoom = (pictures: ZoomedPicture[], first = 0, onShow?: (place: number) => void) =>
    import("./zoom-dialog").then(
      ({ ZoomDialog }) =>
        setDialog(
          <ZoomDialog pictures={pictures} first={first} onShow={onShow} onClose={() => setDialog(null)} />,
        ),
      () => location.assign(pictures[first]?.src ?? ""),
    );
  return [dialog, zoom] as const;
}
