import { createContext, type HTMLAttributes, useContext } from "react";
import { useServedMarkup } from "~/ui/served-markup";

/** Sections of the header and footer that are the same on every page. Each name is the id of its element. */
export type FramePartName = "main-menu" | "mobile-menu-entries" | "footer-menu" | "social-links";

/**
 * Markup of the shared sections, from `frame-markup.server.tsx`. Empty in the browser, which reads it from the
 * document.
 */
export const FrameMarkup = createContext<Partial<Record<FramePartName, string>>>({});

type FramePartProps = HTMLAttributes<HTMLElement> & { as: "nav" | "ul"; name: FramePartName };

/** Renders a shared section of header or footer from its markup. React neither renders it per page nor hydrates it. */
export function FramePart({ as: Element, name, ...props }: FramePartProps) {
  const html = useServedMarkup(name, useContext(FrameMarkup)[name]);
  return <Element {...props} id={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
