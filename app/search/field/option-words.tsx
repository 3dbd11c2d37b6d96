import type { ReactNode } from "react";
import type { SearchHit } from "../index/search.server";
import { HitPicture } from "./hit-picture";

/** What an option in a list below a field shows of a hit; `children` come last. */
export function OptionWords({ hit, children }: { hit: SearchHit; children?: ReactNode }) {
  const { kind, title, note, picture, drawing } = hit;
  return (
    <>
      <HitPicture
        picture={picture?.src ?? null}
        drawing={drawing}
        keepsRoom={kind === "product"}
        width={{ className: "w-12", sizes: "3rem" }}
      />
      <span>
        {title}
        {note && (
          <span className="block text-sm text-muted" translate="no">
            {note}
          </span>
        )}
        {children}
      </span>
    </>
  );
}
