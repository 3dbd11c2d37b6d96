import type { ReactNode } from "react";
import { ToolDrawing, type ToolDrawingName } from "~/ui/page/tool-drawing";
import { Picture } from "~/ui/pictures/picture";
import type { PictureSource } from "~/ui/pictures/picture-file";

type PageHeaderProps = {
  title: string;
  lead?: string;
  picture?: PictureSource | null;
  /** True if visitors come for what is below the header: the picture is small, and on phones there is none. */
  isLow?: boolean;
  /** Drawing of a tool, on wide screens only. It replaces the picture, and takes half of its height. */
  drawing?: ToolDrawingName;
  /** Content below the lead: a date, tags, actions. */
  children?: ReactNode;
};

/**
 * A page's header: its only `h1` (focused after a navigation), the lead, and a picture or, on the page of a tool, a
 * drawing. Without a picture it is low, because visitors come for what is below it.
 */
export function PageHeader({ title, lead, picture, isLow = false, drawing, children }: PageHeaderProps) {
  const shown = drawing ? null : picture;
  const columns = isLow ? "lg:grid-cols-[1fr_20rem]" : "lg:grid-cols-2";
  return (
    <header
      className={`container-page grid items-center gap-8 pt-4 pb-4 lg:gap-16 ${shown && !isLow ? "lg:pt-10 lg:pb-14" : "lg:pt-6 lg:pb-8"} ${shown || drawing ? columns : ""}`}
    >
      <div className="max-w-3xl">
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        {lead && <p className="mt-4 max-w-[60ch] text-subtitle text-muted">{lead}</p>}
        {children}
      </div>
      {drawing && <ToolDrawing name={drawing} className="h-44 max-lg:hidden" />}
      {shown && (
        <div className={isLow ? "max-lg:hidden" : ""}>
          <Picture
            picture={shown}
            // Browsers download a hidden picture too, unless it is lazy-loaded.
            priority={!isLow}
            sizes={isLow ? "20rem" : "(width >= 84rem) 40rem, (width >= 64rem) 48vw, calc(100vw - 2.5rem)"}
            className="w-full rounded-2xl border border-line"
          />
        </div>
      )}
    </header>
  );
}
