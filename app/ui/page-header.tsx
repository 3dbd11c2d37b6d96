import type { ReactNode } from "react";
import type { PictureSource } from "~/platform/picture";
import { Picture } from "~/ui/pictures/picture";

type PageHeaderProps = {
  title: string;
  lead?: string;
  picture?: PictureSource | null;
  /** The picture shows a product and is never cropped. */
  isProductPicture?: boolean;
  /** Shown under the lead: a date, tags, actions. */
  children?: ReactNode;
};

/** A page's head: its only `h1` (focused after a navigation), the opening sentence and the picture. */
export function PageHeader({ title, lead, picture, isProductPicture = false, children }: PageHeaderProps) {
  return (
    <header
      className={`container-page grid items-center gap-8 pt-6 pb-10 lg:gap-16 lg:pt-10 lg:pb-14 ${picture ? "lg:grid-cols-2" : ""}`}
    >
      <div className="max-w-3xl">
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        {lead && <p className="mt-4 max-w-[60ch] text-subtitle text-muted">{lead}</p>}
        {children}
      </div>
      {picture && (
        <Picture
          picture={picture}
          priority
          sizes="(width >= 84rem) 40rem, (width >= 64rem) 48vw, calc(100vw - 2.5rem)"
          className={
            isProductPicture
              ? "mx-auto aspect-[4/3] w-full max-w-lg rounded-2xl object-contain"
              : "aspect-[3/2] w-full rounded-2xl border border-line object-cover lg:aspect-[16/9]"
          }
        />
      )}
    </header>
  );
}
