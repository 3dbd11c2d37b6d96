import type { ReactNode } from "react";
import type { PictureSource } from "~/platform/picture";
import { Picture } from "~/ui/pictures/picture";
import { ToolDrawing, type ToolDrawingName } from "~/ui/tool-drawing";

type PageHeaderProps = {
  title: string;
  lead?: string;
  picture?: PictureSource | null;
  /** Drawing of a tool, on wide screens only. It stands in the picture's place, and takes half of its height. */
  drawing?: ToolDrawingName;
  /** Content below the lead: a date, tags, actions. */
  children?: ReactNode;
};

/**
 * A page's header: its only `h1` (focused after a navigation), the lead, and a picture or, on the page of a tool, a
 * drawing. Without a picture it is low, because visitors come for what is below it.
 */
export function PageHeader({ title, lead, picture, drawing, children }: PageHeaderProps) {
  const shown = drawing ? null : picture;
  return (
    <header
      className={`container-page grid items-center gap-8 pt-4 pb-4 lg:gap-16 ${shown ? "lg:pt-10 lg:pb-14" : "lg:pt-6 lg:pb-8"} ${shown || drawing ? "lg:grid-cols-2" : ""}`}
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
        <Picture
          picture={shown}
          priority
          sizes="(width >= 84rem) 40rem, (width >= 64rem) 48vw, calc(100vw - 2.5rem)"
          className="w-full rounded-2xl border border-line"
        />
      )}
    </header>
  );
}

/** The header of a list: on wide screens title and lead share a row, so that the list begins as high as it can. */
export function ListHeader({ title, lead }: Pick<PageHeaderProps, "title" | "lead">) {
  return (
    <header className="container-page gap-12 pt-4 pb-4 lg:flex lg:items-baseline lg:pt-6 lg:pb-2">
      <h1 tabIndex={-1} className="flex-none text-title">
        {title}
      </h1>
      {lead && <p className="max-w-[70ch] text-muted max-lg:mt-3">{lead}</p>}
    </header>
  );
}
